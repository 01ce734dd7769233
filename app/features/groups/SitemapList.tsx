import { LineLink } from '../../components/LineLink.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { VerdictMark } from '../../components/VerdictMark.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { GroupReader } from '../../store/selectors/groupReader.ts';
import type { SitemapEntry } from '../../store/selectors/sitemaps.ts';
import { sitemapsOf } from '../../store/selectors/sitemaps.ts';
import { sitemapSentence } from '../../wording/sitemapWords.ts';
import { Part } from './Part.tsx';
import styles from './SitemapList.module.css';

function kindOf({ parsed, verdict }: SitemapEntry) {
  if (parsed.kind === 'invalid') return 'unreadable';
  if (verdict === null) return 'outside';
  return verdict.allowed ? 'allowed' : 'blocked';
}

interface SitemapListProps {
  readonly reader: GroupReader;
  /** The site's; null while it is not known. */
  readonly origin: string | null;
}

/** The sitemaps that the file names: whether they can be read, and whether it blocks them itself. */
export function SitemapList({ reader, origin }: SitemapListProps) {
  const revealLine = useAppStore((state) => state.revealLine);
  const sitemaps = sitemapsOf(reader.matcher, origin);
  if (sitemaps.length === 0) return null;
  return (
    <Part title="Sitemaps" note={sitemaps.length.toLocaleString('en')}>
      <ul className={styles.sitemaps}>
        {sitemaps.map((sitemap) => (
          <li key={sitemap.line}>
            <VerdictMark kind={kindOf(sitemap)} />
            <LineLink line={sitemap.line} text={sitemap.value} onGo={revealLine} />
            <span className={styles.about}>
              <SentenceText
                sentence={sitemapSentence(sitemap, reader.bot.crawler.token)}
                onLine={revealLine}
              />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
