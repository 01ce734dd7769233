import { Scissors } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ButtonProps } from '../../components/Button.tsx';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { textOf } from '../../store/selectors/source.ts';

const SimplifyDialog = lazy(() =>
  import('./SimplifyDialog.tsx').then(({ SimplifyDialog }) => ({ default: SimplifyDialog })),
);

/** Opens the search for shorter rules that change no verdict. */
export function SimplifyButton({ variant = 'plain' }: Pick<ButtonProps, 'variant'>) {
  const [isOpen, setIsOpen] = useState(false);
  const isEmpty = useAppStore((state) => textOf(state.case.robots).trim() === '');
  return (
    <>
      <Button variant={variant} disabled={isEmpty} onClick={() => setIsOpen(true)}>
        <Scissors aria-hidden="true" />
        Simplify…
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SimplifyDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
