/** How far a search has come. */
export type Progress<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** `states` is how many places have been looked at so far. */
  | { readonly kind: 'searching'; readonly states: number };

/** A search done in portions, so that its owner can report progress or give up between them. */
export interface Search<Answer> {
  /** Looks at up to `maxStates` more places. */
  readonly run: (maxStates: number) => Progress<Answer>;
  /** How many places have been looked at. */
  readonly states: () => number;
}

/** A search that yields once for each place it looks at and returns its answer. */
export type Steps<Answer> = Generator<undefined, Answer>;

/** Makes a search of its steps. */
export function createSearch<Answer>(steps: Steps<Answer>): Search<Answer> {
  let states = 0;
  let answered: Progress<Answer> | null = null;
  const run = (maxStates: number): Progress<Answer> => {
    for (let left = maxStates; answered === null && left > 0; left -= 1) {
      const next = steps.next();
      if (next.done === true) answered = { kind: 'answered', answer: next.value };
      else states += 1;
    }
    return answered ?? { kind: 'searching', states };
  };
  return { run, states: () => states };
}

/** How many places a search looks at before it gives up, unless told otherwise. */
export const defaultMaxStates = 200_000;

/** How much work a question may take. */
export interface SearchOptions {
  /** How many places to look at before giving up. */
  readonly maxStates?: number;
}

/** Goes through all steps at once: for what is done soon. */
export function outcomeOf<Answer>(steps: Steps<Answer>): Answer {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}

/** The answer, or null where it takes more places than the options grant. */
export function answerOf<Answer>(steps: Steps<Answer>, options: SearchOptions): Answer | null {
  const progress = createSearch(steps).run(options.maxStates ?? defaultMaxStates);
  return progress.kind === 'answered' ? progress.answer : null;
}
