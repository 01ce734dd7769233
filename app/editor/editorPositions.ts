/**
 * Turns UTF-16 offsets of a source's text into positions of the editor's document. The editor counts every
 * line end as one: CR LF is two units in the text and one in the document; CR and LF alone are one in both.
 */
export interface EditorPositions {
  readonly toEditor: (offset: number) => number;
}

/** How many of the sorted `values` are less than `limit`. */
function countBelow(values: readonly number[], limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Positions for a text; costs one pass over it. */
export function createEditorPositions(text: string): EditorPositions {
  /** Offsets of each LF that follows a CR: the units that the document does not have. */
  const dropped: number[] = [];
  for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n', at + 2)) dropped.push(at + 1);
  return { toEditor: (offset) => offset - countBelow(dropped, offset) };
}

/** Positions for a text without CR LF, as the editor tells it. */
export const editorPositions: EditorPositions = { toEditor: (offset) => offset };
