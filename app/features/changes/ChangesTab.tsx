import { LateResults } from '../../components/LateResults.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { BaselineBar } from './BaselineBar.tsx';
import { ChangedVerdicts } from './ChangedVerdicts.tsx';
import styles from './ChangesTab.module.css';
import { EveryUrl } from './EveryUrl.tsx';
import { NoBaseline } from './NoBaseline.tsx';
import { TextDifference } from './TextDifference.tsx';
import { useChangeInputs } from './useChangeInputs.ts';

/** What the draft changes against what is live: for every URL, for those of the list, and in its text. */
export function ChangesTab() {
  const { inputs, state, retry } = useChangeInputs();
  const hasBaseline = useAppStore((state) => state.case.baseline !== null);
  if (!hasBaseline) return <NoBaseline />;
  return (
    <LateResults state={state} onRetry={retry}>
      {inputs !== null && (
        <div className={styles.tab}>
          <BaselineBar inputs={inputs} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
          <section className={styles.scroll} aria-label="Changes" tabIndex={0}>
            <EveryUrl inputs={inputs} />
            <ChangedVerdicts inputs={inputs} />
            <TextDifference inputs={inputs} />
          </section>
        </div>
      )}
    </LateResults>
  );
}
