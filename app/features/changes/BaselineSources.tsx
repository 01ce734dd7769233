import { ClipboardPaste, Copy, FileUp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ButtonProps } from '../../components/Button.tsx';
import { Button } from '../../components/Button.tsx';
import { useBaseline } from './useBaseline.ts';

const PasteBaseline = lazy(() =>
  import('./PasteBaseline.tsx').then(({ PasteBaseline }) => ({ default: PasteBaseline })),
);

/** Where the baseline can come from. */
export function BaselineSources({ variant = 'plain' }: Pick<ButtonProps, 'variant'>) {
  const { takeDraft, takeFile, takeText } = useBaseline();
  const file = useRef<HTMLInputElement>(null);
  const [isPasting, setIsPasting] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={takeDraft}>
        <Copy aria-hidden="true" />
        Take the draft
      </Button>
      <Button variant={variant} onClick={() => file.current?.click()}>
        <FileUp aria-hidden="true" />
        Open a file…
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="File that is live now"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) void takeFile(chosen);
          target.value = '';
        }}
      />
      <Button variant={variant} onClick={() => setIsPasting(true)}>
        <ClipboardPaste aria-hidden="true" />
        Paste…
      </Button>
      {isPasting && (
        <Suspense fallback={null}>
          <PasteBaseline
            onClose={() => setIsPasting(false)}
            onText={(text) => {
              setIsPasting(false);
              takeText(text);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
