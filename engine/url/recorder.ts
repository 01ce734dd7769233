import type { TypedUrl } from './typedUrl.ts';
import type { UrlChange, UrlChangeKind } from './urlChange.ts';
import type { Part } from './urlParts.ts';

/** Collects changes to parts of a typed text. */
export interface Recorder {
  readonly changes: UrlChange[];
  readonly record: (kind: UrlChangeKind, part: Part, to: string) => void;
}

/** A recorder that starts with what was cut from the typed text. */
export function createRecorder(typed: TypedUrl): Recorder {
  const changes = [...typed.changes];
  return {
    changes,
    record: (kind, part, to) => {
      const from = typed.text.slice(part.from, part.to);
      if (from !== to) changes.push({ kind, from, to, span: typed.spanOf(part.from, part.to) });
    },
  };
}
