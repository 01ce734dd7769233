import { useState } from 'react';
import { SheetPopup } from '../../components/SheetPopup.tsx';
import { searchCases } from '../../services/library/caseSummary.ts';
import { CaseRow } from './CaseRow.tsx';
import { LibraryFoot } from './LibraryFoot.tsx';
import { LibraryProblem } from './LibraryProblem.tsx';
import styles from './LibrarySheet.module.css';
import { OtherDrafts } from './OtherDrafts.tsx';
import { SaveCase } from './SaveCase.tsx';
import { useCaseActions } from './useCaseActions.ts';
import { useLibrary } from './useLibrary.ts';

/** Named cases on this device: saved, found, opened, copied, renamed, deleted. */
export function LibrarySheet({ onClose }: { readonly onClose: () => void }) {
  const library = useLibrary();
  const actions = useCaseActions(library);
  const [query, setQuery] = useState('');
  const { cases, error } = library;
  const found = searchCases(cases ?? [], query);
  return (
    <SheetPopup title="Library" onClose={onClose}>
      <div className={styles.sheet}>
        {error !== null && <LibraryProblem error={error} />}
        <SaveCase library={library} />
        {cases !== null && cases.length === 0 && (
          <p className={styles.empty}>No saved cases yet. Cases you save here stay in this browser.</p>
        )}
        {cases !== null && cases.length > 0 && (
          <>
            <input
              type="search"
              className={styles.search}
              aria-label="Search the library"
              placeholder="Search titles, notes, sites, bots"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            <p role="status" className={styles.count}>
              {found.length === cases.length ? '' : `${found.length} of ${cases.length} match.`}
            </p>
            <ul aria-label="Saved cases">
              {found.map((summary) => (
                <CaseRow key={summary.id} summary={summary} actions={actions} />
              ))}
            </ul>
          </>
        )}
        <OtherDrafts onOpen={actions.openDraft} />
        <LibraryFoot library={library} />
      </div>
    </SheetPopup>
  );
}
