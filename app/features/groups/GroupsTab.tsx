import { useMemo } from 'react';
import { utcMinute } from '../../../engine/index.ts';
import { LateResults } from '../../components/LateResults.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { Question } from '../../store/late/question.ts';
import { clockOf } from '../../store/selectors/fetchInput.ts';
import { useAnswer } from '../../store/useAnswer.ts';
import { useMinute } from '../../store/useMinute.ts';
import { Binding } from './Binding.tsx';
import { FileNotice } from './FileNotice.tsx';
import { GroupList } from './GroupList.tsx';
import styles from './GroupsTab.module.css';
import { LineUses } from './LineUses.tsx';
import { PaceList } from './PaceList.tsx';
import { ReaderPicker } from './ReaderPicker.tsx';
import { SitemapList } from './SitemapList.tsx';

/** What the tab asks. */
function useGroupsQuestion(): Question<'groups'> {
  const groupsBot = useAppStore((state) => state.groupsBot);
  const groupsReading = useAppStore((state) => state.groupsReading);
  const time = useAppStore((state) => state.case.time);
  const minute = utcMinute(clockOf(time, useMinute()) * 1000);
  return useMemo(
    () => ({ kind: 'groups', groupsBot, groupsReading, minute }),
    [groupsBot, groupsReading, minute],
  );
}

/** The file as a crawler sees it: what binds it, how fast it may come, all groups, and what counts for nothing. */
export function GroupsTab() {
  const { answer: view, state, retry } = useAnswer(useGroupsQuestion());
  return (
    <LateResults state={state} onRetry={retry}>
      {view !== null && (
        <div className={styles.tab}>
          <ReaderPicker view={view} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
          <section className={styles.scroll} aria-label="The file as a crawler sees it" tabIndex={0}>
            <FileNotice content={view.content} />
            <Binding view={view} />
            <PaceList view={view} />
            <GroupList groups={view.groups} />
            <LineUses view={view} />
            <SitemapList view={view} />
          </section>
        </div>
      )}
    </LateResults>
  );
}
