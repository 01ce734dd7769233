import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './TabBar.module.css';

interface TabBarProps {
  /** What the tabs are of, for those who listen. */
  readonly label: string;
  readonly current: string;
  readonly onChange: (id: string) => void;
  readonly tabs: readonly { readonly id: string; readonly label: ReactNode; readonly panel: ReactNode }[];
}

/** Tabs over panels, of which one is there at a time. */
export function TabBar({ label, current, onChange, tabs }: TabBarProps) {
  return (
    <Tabs.Root value={current} onValueChange={(id) => onChange(String(id))} className={styles.root}>
      <Tabs.List aria-label={label} className={styles.list} activateOnFocus>
        {tabs.map(({ id, label: text }) => (
          <Tabs.Tab key={id} value={id} className={styles.tab}>
            {text}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        <Tabs.Panel key={id} value={id} className={styles.panel}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
