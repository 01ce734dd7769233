import { lazy, Suspense, useEffect, useState } from 'react';

const CommandCenter = lazy(() =>
  import('./CommandCenter.tsx').then(({ CommandCenter }) => ({ default: CommandCenter })),
);

/** The commands, whose code follows the first screen. */
export function LateCommands() {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => setIsDrawn(true), []);
  if (!isDrawn) return null;
  return (
    <Suspense fallback={null}>
      <CommandCenter />
    </Suspense>
  );
}
