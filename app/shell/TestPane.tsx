import { Suspense } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { TabBar } from '../components/TabBar.tsx';
import { useAppStore } from '../store/AppStoreContext.ts';
import { tabs } from './tabs.ts';

/** The label of a tab with what changes in it. */
function TabLabel({ label, badge }: Pick<(typeof tabs)[number], 'label' | 'badge'>) {
  const text = useAppStore(badge);
  return (
    <>
      {label}
      {text !== '' && <small>{text}</small>}
    </>
  );
}

/** The right pane: one tab at a time. */
export function TestPane() {
  const chosen = useAppStore((state) => state.tab);
  const setTab = useAppStore((state) => state.setTab);
  const current = tabs.some(({ id }) => id === chosen) ? chosen : 'urls';
  return (
    <TabBar
      label="Tests"
      current={current}
      onChange={setTab}
      tabs={tabs.map(({ id, label, badge, Panel }) => ({
        id,
        label: <TabLabel label={label} badge={badge} />,
        panel: (
          <ErrorBoundary name={`The tab “${label}”`}>
            <Suspense fallback={null}>
              <Panel />
            </Suspense>
          </ErrorBoundary>
        ),
      }))}
    />
  );
}
