import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface AskFirstProps {
  /** What is to be done. */
  readonly action: string;
  readonly onAsk: () => void;
}

/** What stands in the place of results that a large file has only when somebody asks for them. */
export function AskFirst({ action, onAsk }: AskFirstProps) {
  return (
    <EmptyState
      title="This file is large"
      actions={
        <Button variant="primary" onClick={onAsk}>
          {action}
        </Button>
      }
    >
      <p>So that typing never waits, this is worked out when you ask for it, and again after a change.</p>
    </EmptyState>
  );
}
