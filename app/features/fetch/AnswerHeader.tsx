import { Button } from '../../components/Button.tsx';
import { PanelHeader } from '../../components/PanelHeader.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { answerSummary } from '../../wording/accessWords.ts';

/** What the answer is, in a few words, and the way back to none. */
export function AnswerHeader() {
  const fetch = useAppStore((state) => state.case.fetch);
  const forget = useAppStore((state) => state.forgetFetch);
  return (
    <PanelHeader
      title="The response"
      facts={
        <span>
          {fetch === null ? 'none set, so a normal response (200) is assumed' : answerSummary(fetch)}
        </span>
      }
    >
      <Button variant="quiet" disabled={fetch === null} onClick={forget}>
        Clear
      </Button>
    </PanelHeader>
  );
}
