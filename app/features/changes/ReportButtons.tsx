import { FileText } from 'lucide-react';
import { MenuButton } from '../../components/MenuButton.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { selectSiteOrigin } from '../../store/selectors/urlRows.ts';
import { changeReport } from '../../wording/changeReport.ts';
import type { ChangeInputs } from './useChangeInputs.ts';

/** The changes as Markdown, copied or saved. */
export function ReportButtons({ inputs }: { readonly inputs: ChangeInputs }) {
  const { copyText, saveFile, notifier } = useServices();
  const store = useAppStoreApi();
  const report = () => {
    const { case: theCase, before, after, crawlers, list, proof } = inputs;
    const { state } = proof;
    return changeReport({
      title: store.getState().case.title,
      origin: selectSiteOrigin(theCase).origin,
      before,
      after,
      important: crawlers.important,
      proofs: state.kind === 'done' ? state.answer.proofs : null,
      list,
      bots: theCase.bots.length,
    });
  };
  const copy = async () => {
    const isCopied = await copyText(report());
    notifier.notify(
      isCopied
        ? { tone: 'info', title: 'Report copied' }
        : {
            tone: 'error',
            title: 'The browser blocked copying the report',
            description: 'Save it as a file instead.',
          },
    );
  };
  return (
    <MenuButton
      variant="quiet"
      actions={[
        {
          id: 'copy',
          title: 'Copy as Markdown',
          description: 'A list of changes for a ticket or review',
          onSelect: () => void copy(),
        },
        {
          id: 'save',
          title: 'Save as Markdown',
          onSelect: () =>
            saveFile({ fileName: 'robots-changes.md', mediaType: 'text/markdown', text: report() }),
        },
      ]}
    >
      <FileText aria-hidden="true" />
      Report
    </MenuButton>
  );
}
