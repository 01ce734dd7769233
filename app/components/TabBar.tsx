import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './TabBar.module.css';

interface TabBarProps {
  /** What the tabs are of, for those who listen. */
  readonly label: string;
  readonly current: string;
  readonly onChange: (id: string) => void;
  readonly tabs: readonly { readonly id: string; readonly label: ReactNode }[];
  /** The panel of the current tab. */
  readonly children: ReactNode;
}

/** Where an arrow key leads among `count` tabs. */
function nextTab(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Tabs over a panel (ARIA Authoring Practices, 'Tabs with automatic activation'): one stop, arrows go through them. */
export function TabBar({ label, current, onChange, tabs, children }: TabBarProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place to scroll to
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(
      event.key,
      tabs.findIndex((tab) => tab.id === current),
      tabs.length,
    );
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={styles.root}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${current}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
