import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialogProps.ts';

const DialogPopup = lazy(() =>
  import('./DialogPopup.tsx').then(({ DialogPopup }) => ({ default: DialogPopup })),
);

/** A question or a notice that waits for an answer, open as long as it is drawn. Its code comes when one is. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogPopup {...props} />
    </Suspense>
  );
}
