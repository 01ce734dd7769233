import type { ReactNode } from 'react';

/** What a dialog shows. */
export interface DialogProps {
  readonly title: string;
  /** Called when it is dismissed: Escape, a click beside it, a closing button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** For what needs two columns. */
  readonly isWide?: boolean;
}
