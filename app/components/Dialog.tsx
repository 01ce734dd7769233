import { lazy, type ReactNode, Suspense } from 'react';

export interface DialogProps {
  readonly title: string;
  /** Called when it is dismissed: Escape, a click beside it, a closing button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

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
