import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { PanelHeader } from '../components/PanelHeader.tsx';
import { EditorPanel } from '../features/editor/EditorPanel.tsx';
import { FirstExamples } from '../features/examples/FirstExamples.tsx';
import { Panes } from './Panes.tsx';
import { PlaceFrame } from './PlaceFrame.tsx';
import { Stack } from './Stack.tsx';
import { TestPane } from './TestPane.tsx';

/** A chunk of its own: the linter that fills it comes after the first screen, too. */
const ProblemsPanel = lazy(() =>
  import('../features/problems/ProblemsPanel.tsx').then(({ ProblemsPanel }) => ({ default: ProblemsPanel })),
);

/** The three parts of the screen: side by side where there is room, else one below the other. */
export function Workspace({ isNarrow }: { readonly isNarrow: boolean }) {
  const parts = {
    editor: (
      <PlaceFrame place="robots">
        <ErrorBoundary name="The editor">
          <EditorPanel welcomeActions={<FirstExamples />} />
        </ErrorBoundary>
      </PlaceFrame>
    ),
    problems: (
      <PlaceFrame place="problems">
        <ErrorBoundary name="The problems list">
          <Suspense fallback={<PanelHeader title="Problems" />}>
            <ProblemsPanel />
          </Suspense>
        </ErrorBoundary>
      </PlaceFrame>
    ),
    tests: (
      <PlaceFrame place="tests">
        <TestPane />
      </PlaceFrame>
    ),
  };
  return isNarrow ? <Stack {...parts} /> : <Panes {...parts} />;
}
