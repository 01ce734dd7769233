/** A message about work that was done elsewhere than where one looks. */
export interface Notice {
  readonly tone: 'info' | 'error';
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Passes messages from wherever they arise to whoever shows them. */
export interface Notifier {
  readonly notify: (notice: Notice) => void;
  /** Returns how to stop listening. */
  readonly subscribe: (listener: (notice: Notice) => void) => () => void;
}

/** A notifier without listeners; what is said while nobody listens is kept for the first who does. */
export function createNotifier(): Notifier {
  const listeners = new Set<(notice: Notice) => void>();
  let waiting: Notice[] = [];
  return {
    notify: (notice) => {
      if (listeners.size === 0) waiting.push(notice);
      for (const listener of listeners) listener(notice);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      for (const notice of waiting) listener(notice);
      waiting = [];
      return () => listeners.delete(listener);
    },
  };
}
