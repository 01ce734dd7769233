/** The time of day, as it goes by. */
export interface Clock {
  /** Seconds since 1970-01-01 UTC, at the start of the present minute: what is shown does not change more often. */
  readonly minute: () => number;
  /** Tells each new minute. Returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A clock that runs while somebody listens. `now` is in milliseconds. */
export function createClock(now: () => number): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(
      () => {
        wait();
        for (const listener of listeners) listener();
      },
      60_000 - (now() % 60_000),
    );
  };
  return {
    minute: () => Math.floor(now() / 60_000) * 60,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) wait();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
