import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { selectListedFindings } from '../../store/selectors/findings.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { selectSiteOrigin } from '../../store/selectors/urlRows.ts';

/** The listed findings as reports, copied or saved. */
export function useReports() {
  const store = useAppStoreApi();
  const { copyText, notifier, saveFile } = useServices();
  const report = async () => {
    const { toJsonReport, toMarkdown, toSarif } = await import('../../services/linting.ts');
    const state = store.getState();
    const { origin } = selectSiteOrigin(state.case);
    const subject = { uri: origin === null ? 'robots.txt' : `${origin}/robots.txt` };
    const findings = selectListedFindings(state);
    return {
      markdown: () => toMarkdown(findings, { ...subject, text: sourceOf(state.case.robots).text }),
      json: () => `${JSON.stringify(toJsonReport(findings, subject), null, 2)}\n`,
      sarif: () => `${JSON.stringify(toSarif(findings, subject), null, 2)}\n`,
    };
  };
  return {
    copyMarkdown: async () => {
      const done = await copyText((await report()).markdown());
      notifier.notify(
        done
          ? { tone: 'info', title: 'Report copied' }
          : {
              tone: 'error',
              title: 'The browser blocked copying the report',
              description: 'Save it as a file instead.',
            },
      );
    },
    saveMarkdown: async () =>
      saveFile({
        fileName: 'robots-problems.md',
        mediaType: 'text/markdown',
        text: (await report()).markdown(),
      }),
    saveJson: async () =>
      saveFile({
        fileName: 'robots-problems.json',
        mediaType: 'application/json',
        text: (await report()).json(),
      }),
    saveSarif: async () =>
      saveFile({
        fileName: 'robots-problems.sarif',
        mediaType: 'application/sarif+json',
        text: (await report()).sarif(),
      }),
  };
}
