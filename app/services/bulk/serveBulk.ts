import type { BulkTable } from './bulkTable.ts';
import { createBulkTable } from './bulkTable.ts';
import type { BulkView } from './bulkView.ts';
import { everyRowOf, selectRows } from './bulkView.ts';
import { exportRows } from './exportRows.ts';
import type {
  BulkAnswer,
  BulkInput,
  BulkProgress,
  BulkQuestion,
  BulkRequest,
  BulkResponse,
} from './protocol.ts';
import { readLines } from './readLines.ts';
import { countByRule, readRows } from './readRows.ts';
import { longestText } from './urlStore.ts';

/** What the answering side needs of the world. */
export interface BulkSurroundings {
  readonly send: (response: BulkResponse, transfer: readonly Transferable[]) => void;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
  /** Resolves once messages that have arrived were handed out. */
  readonly pause: () => Promise<void>;
}

/** Handles the requests of the page. */
export type BulkServer = (request: BulkRequest) => void;

/** How long reading goes on, in milliseconds, before messages get their turn, and between two reports of progress. */
const turn = 20;
const reportEvery = 100;

interface ServedRun {
  readonly runId: number;
  readonly table: BulkTable;
  /** The rows chosen last. */
  view: BulkView;
  cancelled: boolean;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function transferablesOf(answer: BulkAnswer): readonly Transferable[] {
  if (answer.topic === 'export') return [answer.part.octets.buffer];
  if (answer.topic !== 'rows') return [];
  const { listLines, standings, verdicts, ruleLines, expected } = answer.rows;
  return [listLines, standings, verdicts, ruleLines, expected].map(({ buffer }) => buffer);
}

function answerTo(run: ServedRun, question: BulkQuestion): BulkAnswer {
  const { table } = run;
  const { topic } = question;
  switch (topic) {
    case 'view':
      run.view = selectRows(table, question.filter, question.sort);
      return { topic, count: run.view.length };
    case 'rows':
      return { topic, rows: readRows(table, run.view, question.from, question.to) };
    case 'rules':
      return { topic, rules: countByRule(table, run.view) };
    case 'export':
      return { topic, part: exportRows(table, run.view, question.from, question.format) };
  }
}

/** The answering side, wherever it runs: one run at a time, of which the last one counts. */
export function serveBulk({ send, now, pause }: BulkSurroundings): BulkServer {
  let current: ServedRun | null = null;

  const readList = async (run: ServedRun, { list }: BulkInput): Promise<void> => {
    const { runId, table } = run;
    const begun = now();
    let turnBegan = begun;
    let reported = Number.NEGATIVE_INFINITY;
    const progressAt = (octetsRead: number): BulkProgress => ({
      ...table.counts(),
      octetsRead,
      octets: list.size,
      elapsedMilliseconds: now() - begun,
    });
    let read = 0;
    const reportNowAndThen = (): void => {
      if (now() - reported < reportEvery) return;
      reported = now();
      send({ kind: 'progress', runId, progress: progressAt(Math.round(read)) }, []);
    };
    for await (const { lines, first, octets } of readLines(list, longestText)) {
      const before = read;
      for (const [index, line] of lines.entries()) {
        table.addLine(line, first + index);
        // The clock is read now and then only, so that it costs nothing beside the questions.
        if (index % 64 !== 63 || now() - turnBegan < turn) continue;
        // A chunk may be the whole list: within it, its lines are taken to be of equal length.
        read = before + octets * ((index + 1) / lines.length);
        reportNowAndThen();
        await pause();
        turnBegan = now();
        if (run.cancelled) break;
      }
      if (run.cancelled) break;
      read = before + octets;
      reportNowAndThen();
    }
    const kind = run.cancelled ? 'cancelled' : 'done';
    send({ kind, runId, progress: progressAt(Math.round(read)) }, []);
  };

  const start = (runId: number, input: BulkInput): void => {
    if (current !== null) current.cancelled = true;
    try {
      const table = createBulkTable(input);
      const run: ServedRun = { runId, table, view: everyRowOf(table), cancelled: false };
      current = run;
      readList(run, input).catch((error: unknown) =>
        send({ kind: 'failed', runId, message: messageOf(error) }, []),
      );
    } catch (error) {
      send({ kind: 'failed', runId, message: messageOf(error) }, []);
    }
  };

  return (request) => {
    const { runId } = request;
    if (request.kind === 'start') {
      start(runId, request.input);
      return;
    }
    if (current?.runId !== runId) return;
    if (request.kind === 'cancel') {
      current.cancelled = true;
      return;
    }
    const { askId, question } = request;
    try {
      const answer = answerTo(current, question);
      send({ kind: 'answer', runId, askId, answer }, transferablesOf(answer));
    } catch (error) {
      send({ kind: 'refused', runId, askId, message: messageOf(error) }, []);
    }
  };
}
