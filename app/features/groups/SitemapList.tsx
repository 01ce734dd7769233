import { LineLink } from '../../components/LineLink.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { VerdictMark } from '../../components/VerdictMark.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { GroupsView } from '../../store/selectors/groupsView.ts';
import type { SitemapEntry } from '../../store/selectors/sitemaps.ts';
import { sitemapSentence } from '../../wording/sitemapWords.ts';
import { Part } from './Part.tsx';
import styles from './SitemapList.module.css';

function kindOf({ parsed, verdict }: SitemapEntry) {
  if (parsed.kind === 'invalid') return 'unreadable';
  if (verdict === null) return 'outside';
  return verdict.allowed ? 'allowed' : 'blocked';
}

/** The sitemaps that the file names: whether they can be read, and whether it blocks them itself. */
export function SitemapList({ view: { bot, sitemaps } }: { readonly view: GroupsView }) {
  const revealLine = useAppStore((state) => state.revealLine);
  if (sitemaps.total === 0) return null;
  return (
    <Part title="Sitemaps" note={sitemaps.total.toLocaleString('en')}>
      <ul className={styles.sitemaps}>
        {sitemaps.first.map((sitemap) => (
          <li key={sitemap.line}>
            <VerdictMark kind={kindOf(sitemap)} />
            <LineLink line={sitemap.line} text={sitemap.value} onGo={revealLine} />
            <span className={styles.about}>
              <SentenceText sentence={sitemapSentence(sitemap, bot.crawler.token)} onLine={revealLine} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
