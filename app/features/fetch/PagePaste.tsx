import { useId } from 'react';
import { CodeArea } from '../../components/CodeArea.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { PastedPage } from '../../store/selectors/page.ts';
import { readPage } from '../../store/selectors/page.ts';
import styles from './PagePaste.module.css';

const example = `x-robots-tag: googlebot: nosnippet

<head>
  <meta name="robots" content="noindex, max-snippet:50">
</head>`;

/** What the text was taken for. */
function summary({ kind, status, statements }: PastedPage): string {
  const found =
    statements.length === 0
      ? 'no robots rules found'
      : `${statements.length} ${statements.length === 1 ? 'robots rule' : 'robots rules'}`;
  switch (kind) {
    case 'nothing':
      return 'Paste a page’s head, its response headers, or both from curl -i.';
    case 'response':
      return `Read as a response with ${status}: ${found}.`;
    case 'headers':
      return `Read as headers: ${found}.`;
    case 'page':
      return `Read as a page: ${found}.`;
  }
}

/** A box for a page's head or its headers. */
export function PagePaste() {
  const text = useAppStore((state) => state.pageText);
  const setPageText = useAppStore((state) => state.setPageText);
  const statusId = useId();
  return (
    <div className={styles.paste}>
      <CodeArea
        aria-label="Page head or response headers"
        aria-describedby={statusId}
        placeholder={example}
        value={text}
        onChange={({ target }) => setPageText(target.value)}
      />
      <p id={statusId} role="status" className={styles.status}>
        {summary(readPage(text))}
      </p>
    </div>
  );
}
