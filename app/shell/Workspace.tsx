import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { EditorPanel } from '../features/editor/EditorPanel.tsx';
import { FirstExamples } from '../features/examples/FirstExamples.tsx';
import { ProblemsPanel } from '../features/problems/ProblemsPanel.tsx';
import { Panes } from './Panes.tsx';
import { Stack } from './Stack.tsx';
import { TestPane } from './TestPane.tsx';

/** The three parts of the screen: side by side where there is room, else one below the other. */
export function Workspace({ isNarrow }: { readonly isNarrow: boolean }) {
  const parts = {
    editor: (
      <ErrorBoundary name="The editor">
        <EditorPanel welcomeActions={<FirstExamples />} />
      </ErrorBoundary>
    ),
    problems: (
      <ErrorBoundary name="The problems list">
        <ProblemsPanel />
      </ErrorBoundary>
    ),
    tests: <TestPane />,
  };
  return isNarrow ? <Stack {...parts} /> : <Panes {...parts} />;
}
