import type { ReactNode } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { paneStorage } from '../services/paneStorage.ts';
import styles from './Panes.module.css';

/** The parts of the screen. */
export interface WorkspaceParts {
  readonly editor: ReactNode;
  readonly problems: ReactNode;
  readonly tests: ReactNode;
}

/** Two panes side by side, the left one split; their sizes are remembered. */
export function Panes({ editor, problems, tests }: WorkspaceParts) {
  const columns = useDefaultLayout({ id: 'columns', storage: paneStorage });
  const rows = useDefaultLayout({ id: 'rows', storage: paneStorage });
  return (
    <Group
      className={styles.panes}
      defaultLayout={columns.defaultLayout}
      onLayoutChanged={columns.onLayoutChanged}
    >
      <Panel id="left" defaultSize="44" minSize={320}>
        <Group
          orientation="vertical"
          defaultLayout={rows.defaultLayout}
          onLayoutChanged={rows.onLayoutChanged}
        >
          <Panel id="editor" defaultSize="68" minSize={120}>
            {editor}
          </Panel>
          <Separator className={styles.horizontal} aria-label="Height of the problems list" />
          <Panel id="problems" defaultSize="32" minSize={64}>
            {problems}
          </Panel>
        </Group>
      </Panel>
      <Separator className={styles.vertical} aria-label="Width of the editor" />
      <Panel id="right" defaultSize="56" minSize={320}>
        {tests}
      </Panel>
    </Group>
  );
}
