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
        Choose the live file, then edit the draft on the left. You will see what changes for all possible URLs
        and every relevant crawler, then for the URLs in your list, then in the text.
      </p>
      <p>To prove that a clean-up is safe, use the current file as the baseline and edit it.</p>
    </EmptyState>
  );
}
