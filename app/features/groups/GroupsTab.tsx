import type { Case } from '../../../engine/index.ts';
import { AskFirst } from '../../components/AskFirst.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectGroupReader } from '../../store/selectors/groupReader.ts';
import { selectSiteOrigin, selectUrlRows } from '../../store/selectors/urlRows.ts';
import { useAskedCase } from '../../store/useAskedCase.ts';
import { Binding } from './Binding.tsx';
import { FileNotice } from './FileNotice.tsx';
import { GroupList } from './GroupList.tsx';
import styles from './GroupsTab.module.css';
import { LineUses } from './LineUses.tsx';
import { PaceList } from './PaceList.tsx';
import { ReaderPicker } from './ReaderPicker.tsx';
import { SitemapList } from './SitemapList.tsx';

/** The file as a crawler sees it: what binds it, how fast it may come, all groups, and what counts for nothing. */
export function GroupsTab() {
  const { theCase, mustAsk, ask } = useAskedCase();
  return mustAsk ? <AskFirst action="Read the groups" onAsk={ask} /> : <Groups theCase={theCase} />;
}

function Groups({ theCase }: { readonly theCase: Case }) {
  const groupsBot = useAppStore((state) => state.groupsBot);
  const groupsReading = useAppStore((state) => state.groupsReading);
  const reader = selectGroupReader({ case: theCase, groupsBot, groupsReading });
  return (
    <div className={styles.tab}>
      <ReaderPicker theCase={theCase} reader={reader} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
      <section className={styles.scroll} aria-label="The file as a crawler sees it" tabIndex={0}>
        <FileNotice theCase={theCase} reader={reader} />
        <Binding reader={reader} rows={selectUrlRows(theCase)} />
        <PaceList reader={reader} />
        <GroupList reader={reader} />
        <LineUses reader={reader} />
        <SitemapList reader={reader} origin={selectSiteOrigin(theCase).origin} />
      </section>
    </div>
  );
}
