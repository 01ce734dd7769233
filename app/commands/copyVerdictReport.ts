import type { Services } from '../services/services.ts';
import type { AppStore } from '../store/appStore.ts';
import { selectSelectedAnswer } from '../store/selectors/shown.ts';
import { type DoubtedVerdict, verdictReportOf } from './verdictReportOf.ts';

interface ReportTools {
  readonly store: AppStore;
  readonly services: Pick<Services, 'notifier' | 'copyText' | 'pageAddress'>;
}

/** Copies a report of an answer, for whoever thinks that it is wrong. Nothing is sent anywhere. */
export async function copyVerdictReport(
  { store, services }: ReportTools,
  doubted: Omit<DoubtedVerdict, 'case'>,
): Promise<void> {
  const report = await verdictReportOf({ ...doubted, case: store.getState().case }, services.pageAddress());
  const isCopied = await services.copyText(report);
  services.notifier.notify(
    isCopied
      ? {
          tone: 'info',
          title: 'Report copied',
          description:
            'Includes both readings, the smallest file that shows them, and a link. Nothing was sent.',
        }
      : { tone: 'error', title: 'The browser blocked copying the report' },
  );
}

/** Copies a report of the answer that is open in the list of verdicts. */
export async function copyOpenReport(tools: ReportTools): Promise<void> {
  const selected = selectSelectedAnswer(tools.store.getState());
  if (selected === null || selected.row.reading.kind !== 'governed') return;
  const { answer, row } = selected;
  const expected = row.answers.find(({ bot }) => bot.asked === answer.bot.asked)?.expected ?? null;
  await copyVerdictReport(tools, { bot: answer.bot, url: selected.row.reading.url, expected });
}
