import { useMemo, useState } from 'react';
import { applyEdits, defaultMaxStates } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { DialogPopup } from '../../components/DialogPopup.tsx';
import { SearchProgress } from '../../components/SearchProgress.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import type { SimplifyQuestion } from '../../services/proofs/protocol.ts';
import { useProof } from '../../services/proofs/useProof.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { selectSimplifyBots } from '../../store/selectors/verdictChanges.ts';
import { botName, simplifyProposal, simplifyVerdict } from '../../wording/simplifyWords.ts';

/** Searches for the shortest rules that say the same to a crawler, and offers them as a change. */
export function SimplifyDialog({ onClose }: { readonly onClose: () => void }) {
  const theCase = useAppStore((state) => state.case);
  const propose = useAppStore((state) => state.propose);
  const { robots, reading } = theCase;
  const bots = selectSimplifyBots(theCase);
  const [bot, setBot] = useState(bots[0] ?? '');
  const question = useMemo(
    (): SimplifyQuestion => ({ kind: 'simplify', robots, reading, bot, maxStates: defaultMaxStates }),
    [robots, reading, bot],
  );
  const { state, cancel, restart } = useProof(question);
  const { text } = sourceOf(robots);
  const answer = state.kind === 'done' ? state.answer : null;
  const show = () => {
    if (answer === null) return;
    onClose();
    propose(simplifyProposal(answer, bot, text, applyEdits(text, answer.simplification.edits)));
  };
  return (
    <DialogPopup
      title="Simplify the rules of a crawler"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            disabled={answer === null || answer.simplification.edits.length === 0}
            onClick={show}
          >
            Review the change
          </Button>
        </>
      }
    >
      <p>Removes rules that never decide and combines rules where no verdict changes for any URL.</p>
      <SelectField
        label="Rules for"
        value={bot}
        options={bots.map((name) => ({ value: name, name: botName(name) }))}
        onChange={setBot}
      />
      <div role="status">
        {state.kind === 'running' && (
          <SearchProgress
            title="Looking for a shorter set of rules"
            states={state.states}
            share={null}
            onCancel={cancel}
          />
        )}
        {state.kind === 'cancelled' && <Button onClick={restart}>Search again</Button>}
        {state.kind === 'failed' && <p>The search failed: {state.message}</p>}
        {answer !== null && <p>{simplifyVerdict(answer, bot)}</p>}
      </div>
    </DialogPopup>
  );
}
