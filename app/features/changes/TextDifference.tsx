import { lazy, Suspense } from 'react';
import { textRemark } from '../../wording/changeWords.ts';
import styles from './TextDifference.module.css';
import type { ChangeInputs } from './useChangeInputs.ts';

const MergeText = lazy(() => import('./MergeText.tsx').then(({ MergeText }) => ({ default: MergeText })));

/** What changes in the text. */
export function TextDifference({ inputs: { before, after } }: { readonly inputs: ChangeInputs }) {
  const remark = textRemark(before, after);
  return (
    <section className={styles.section} aria-labelledby="text-difference">
      <h3 id="text-difference">Text changes</h3>
      {remark !== '' && <p>{remark}</p>}
      {before.text !== after.text && (
        <div className={styles.place}>
          <Suspense fallback={null}>
            <MergeText before={before.text} after={after.text} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
