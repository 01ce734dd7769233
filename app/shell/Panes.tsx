import type { ReactNode } from 'react';
import { SplitPane } from '../components/SplitPane.tsx';
import { useAppStore } from '../store/AppStoreContext.ts';
import { defaultPanes } from '../store/viewSlice.ts';

/** The parts of the screen. */
export interface WorkspaceParts {
  readonly editor: ReactNode;
  readonly problems: ReactNode;
  readonly tests: ReactNode;
}

/** Two panes side by side, the left one split; their sizes are remembered. */
export function Panes({ editor, problems, tests }: WorkspaceParts) {
  const panes = useAppStore((state) => state.panes);
  const setPanes = useAppStore((state) => state.setPanes);
  return (
    <SplitPane
      direction="columns"
      label="Width of the editor"
      share={panes.left}
      defaultShare={defaultPanes.left}
      onShare={(left) => setPanes({ ...panes, left })}
      first={
        <SplitPane
          direction="rows"
          label="Height of the editor"
          share={panes.editor}
          defaultShare={defaultPanes.editor}
          onShare={(share) => setPanes({ ...panes, editor: share })}
          first={editor}
          second={problems}
        />
      }
      second={tests}
    />
  );
}
