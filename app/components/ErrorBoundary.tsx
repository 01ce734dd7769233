import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorBoundaryProps {
  /** What stands inside, as the message names it: 'The problems list'. */
  readonly name: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
}

/** Keeps a fault in one panel from taking the others, and the text being edited, along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          title={`${this.props.name} stopped working`}
          actions={<Button onClick={() => this.setState({ error: null })}>Try again</Button>}
        >
          <p>This is a bug in Robots Workbench. Your text is safe in the editor and saved as a draft.</p>
          <p>
            <code>{error.message}</code>
          </p>
        </EmptyState>
      </div>
    );
  }
}
