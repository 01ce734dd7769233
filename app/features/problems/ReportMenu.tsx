import { Share } from 'lucide-react';
import { MenuButton } from '../../components/MenuButton.tsx';
import { useReports } from './useReports.ts';

/** Takes the listed findings along: into a ticket, a program, a build server. */
export function ReportMenu() {
  const { copyMarkdown, saveMarkdown, saveJson, saveSarif } = useReports();
  return (
    <MenuButton
      variant="quiet"
      actions={[
        {
          id: 'copy-markdown',
          title: 'Copy for a ticket',
          description: 'Markdown: each problem with its line and its fix',
          onSelect: () => void copyMarkdown(),
        },
        { id: 'save-markdown', title: 'Save as Markdown', onSelect: () => void saveMarkdown() },
        {
          id: 'save-json',
          title: 'Save as JSON',
          description: 'All details, for programs',
          onSelect: () => void saveJson(),
        },
        {
          id: 'save-sarif',
          title: 'Save as SARIF',
          description: 'For code scanning and build servers (SARIF 2.1.0)',
          onSelect: () => void saveSarif(),
        },
      ]}
    >
      <Share aria-hidden="true" />
      Report
    </MenuButton>
  );
}
