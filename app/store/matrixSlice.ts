import type { StateCreator } from 'zustand';
import type { BotSetId } from './selectors/botSets.ts';

/** What the matrix is asked about: the URLs of the list, or the first segments of all paths known. */
export type MatrixAxis = 'urls' | 'paths';

/** What of the bot matrix is looked at. */
export interface MatrixSlice {
  /** The sets of bots that have rows, in the order in which they were chosen. */
  readonly botSets: readonly BotSetId[];
  /** Null until someone chooses: URLs where there are few, else paths. */
  readonly matrixAxis: MatrixAxis | null;
  /** Adds a set of bots, or takes it out. */
  readonly toggleBotSet: (set: BotSetId) => void;
  readonly setMatrixAxis: (axis: MatrixAxis) => void;
}

/** The slice of the bot matrix; at first it answers whether the AI crawlers are out and the search engines in. */
export const createMatrixSlice: StateCreator<MatrixSlice> = (set) => ({
  botSets: ['ai-training', 'ai-search', 'search-engines'],
  matrixAxis: null,
  toggleBotSet: (botSet) =>
    set(({ botSets }) => ({
      botSets: botSets.includes(botSet) ? botSets.filter((other) => other !== botSet) : [...botSets, botSet],
    })),
  setMatrixAxis: (matrixAxis) => set({ matrixAxis }),
});
