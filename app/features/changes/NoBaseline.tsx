import { EmptyState } from '../../components/EmptyState.tsx';
import { BaselineSources } from './BaselineSources.tsx';
import { SimplifyButton } from './SimplifyButton.tsx';

/** What stands where changes would: the question that is open, and ways to answer it. */
export function NoBaseline() {
  return (
    <EmptyState
      title="What does your draft change?"
      actions={
        <>
          <BaselineSources as="buttons" />
          <SimplifyButton />
        </>
      }
    >
      <p>
        Say what is live now, then edit on the left. Here stands what changes: proven for every URL there is
        and for every crawler that matters, then for the URLs of your list, then in the text.
      </p>
      <p>To prove a clean-up, take the draft as it is now, and edit it.</p>
    </EmptyState>
  );
}
