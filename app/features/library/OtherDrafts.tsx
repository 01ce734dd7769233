import { useEffect, useState } from 'react';
import type { Case } from '../../../engine/index.ts';
import { parseUrlList } from '../../../engine/index.ts';
import type { OtherDraft } from '../../services/draftStorage.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import { counted } from '../../wording/counted.ts';
import { momentInWords } from '../../wording/moments.ts';
import row from './CaseRow.module.css';
import { nameOf } from './caseName.ts';
import styles from './OtherDrafts.module.css';

interface OtherDraftsProps {
  readonly onOpen: (draft: Case) => void;
}

/** What was last typed in other tabs, closed ones too: nothing of it is lost with its tab. */
export function OtherDrafts({ onOpen }: OtherDraftsProps) {
  const { drafts: storage } = useServices();
  const [drafts, setDrafts] = useState<readonly OtherDraft[]>([]);
  useEffect(() => {
    let isGone = false;
    void storage.others().then((others) => {
      if (!isGone) setDrafts(others.filter((other) => !isEmptyCase(other.case)));
    });
    return () => {
      isGone = true;
    };
  }, [storage]);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="other-drafts">
      <h3 id="other-drafts" className={styles.heading}>
        Drafts from other tabs
      </h3>
      <ul aria-label="Drafts from other tabs">
        {drafts.map((draft) => (
          <li key={draft.id} className={row.row}>
            <div className={row.text}>
              <button type="button" className={row.title} onClick={() => onOpen(draft.case)}>
                {nameOf(draft.case)}
              </button>
              <p className={row.facts}>
                {[
                  ...(draft.case.origin === '' ? [] : [draft.case.origin]),
                  counted(parseUrlList(draft.case.urlList).length, 'URL'),
                  momentInWords(draft.savedAt / 1000),
                ].join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
