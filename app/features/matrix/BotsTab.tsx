import { useRef, useState } from 'react';
import type { Case } from '../../../engine/index.ts';
import { AskFirst } from '../../components/AskFirst.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectMatrixGroups } from '../../store/selectors/botMatrix.ts';
import { selectMatrixAxis, selectMatrixColumns } from '../../store/selectors/matrixColumns.ts';
import { useAskedCase } from '../../store/useAskedCase.ts';
import { AnswerPane } from './AnswerPane.tsx';
import { AxisPicker } from './AxisPicker.tsx';
import { BotSetPicker } from './BotSetPicker.tsx';
import styles from './BotsTab.module.css';
import { MatrixFoot } from './MatrixFoot.tsx';
import { MatrixGrid } from './MatrixGrid.tsx';
import { MatrixSummary } from './MatrixSummary.tsx';
import type { MatrixPick } from './matrixPick.ts';
import { pickedAnswer } from './matrixPick.ts';

/** Bots against URLs or paths: who is in and who is out. */
export function BotsTab() {
  const { theCase, mustAsk, ask } = useAskedCase();
  return mustAsk ? <AskFirst action="Ask the bots" onAsk={ask} /> : <Matrix theCase={theCase} />;
}

function Matrix({ theCase }: { readonly theCase: Case }) {
  const botSets = useAppStore((state) => state.botSets);
  const matrixAxis = useAppStore((state) => state.matrixAxis);
  const [pick, setPick] = useState<MatrixPick | null>(null);
  const inputs = { case: theCase, botSets, matrixAxis };
  const groups = selectMatrixGroups(inputs);
  const axis = selectMatrixAxis(theCase, matrixAxis);
  const columns = selectMatrixColumns(theCase, axis);
  const picked = pickedAnswer(groups, columns, pick);
  const tab = useRef<HTMLDivElement>(null);
  const close = () => {
    // The focus goes back to where the answer was opened.
    tab.current?.querySelector<HTMLElement>('[data-cell][aria-expanded="true"]')?.focus();
    setPick(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what was opened, wherever the focus is
    <div ref={tab} className={styles.tab} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <MatrixSummary inputs={inputs} axis={axis} columns={columns} />
      <div className={styles.bar}>
        <BotSetPicker inputs={inputs}>
          <AxisPicker axis={axis} />
        </BotSetPicker>
      </div>
      {columns.length === 0 ? (
        <EmptyState title="Which URLs shall they be asked about?">
          <p>The list of URLs is empty. Write some into the tab “URLs”, or look at paths instead.</p>
        </EmptyState>
      ) : groups.length === 0 ? (
        <EmptyState title="Which bots?">
          <p>Choose one of the sets above. “Named in the file” has the bots of its User-agent lines.</p>
        </EmptyState>
      ) : (
        <MatrixGrid groups={groups} columns={columns} axis={axis} pick={pick} onPick={setPick} />
      )}
      {picked !== null && <AnswerPane picked={picked} onClose={close} />}
      <MatrixFoot groups={groups} />
    </div>
  );
}
