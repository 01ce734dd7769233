import { Suspense } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { TabBar } from '../components/TabBar.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { FetchNoticeSlot } from '../features/notices/FetchNoticeSlot.tsx';
import { useAppStore } from '../store/AppStoreContext.ts';
import styles from './TestPane.module.css';
import type { TabDefinition } from './tabs.ts';
import { firstTab, tabs } from './tabs.ts';

/** The label of a tab with what changes in it. */
function TabLabel({ label, badge }: Pick<TabDefinition, 'label' | 'badge'>) {
  const text = useAppStore(badge);
  return (
    <>
      {label} {text !== '' && <small>{text}</small>}
    </>
  );
}

/** The right pane: one tab at a time. */
export function TestPane() {
  const chosen = useAppStore((state) => state.tab);
  const setTab = useAppStore((state) => state.setTab);
  const { id: current, label: name, Panel } = tabs.find(({ id }) => id === chosen) ?? firstTab;
  return (
    <TabBar
      label="Tests"
      current={current}
      onChange={setTab}
      tabs={tabs.map(({ id, label, badge }) => ({ id, label: <TabLabel label={label} badge={badge} /> }))}
    >
      <div className={styles.panel}>
        {current !== 'fetch' && <FetchNoticeSlot />}
        <div className={styles.content}>
          <ErrorBoundary key={current} name={`The ${name} tab`}>
            {/* What stands inside begins with headings of the third level, on narrow screens with no other part before it. */}
            <h2>
              <VisuallyHidden>{name}</VisuallyHidden>
            </h2>
            <Suspense fallback={null}>
              <Panel />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
    </TabBar>
  );
}
