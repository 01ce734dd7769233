import { ClipboardPaste, Copy, FileUp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { MenuButton } from '../../components/MenuButton.tsx';
import { useBaseline } from './useBaseline.ts';

const PasteBaseline = lazy(() =>
  import('./PasteBaseline.tsx').then(({ PasteBaseline }) => ({ default: PasteBaseline })),
);

/** Where the baseline can come from: as buttons while there is none, in a menu later. */
export function BaselineSources({ as }: { readonly as: 'buttons' | 'menu' }) {
  const { takeDraft, takeFile, takeText } = useBaseline();
  const file = useRef<HTMLInputElement>(null);
  const [isPasting, setIsPasting] = useState(false);
  const openFile = () => file.current?.click();
  const paste = () => setIsPasting(true);
  return (
    <>
      {as === 'buttons' ? (
        <>
          <Button onClick={takeDraft}>
            <Copy aria-hidden="true" />
            Use the current file
          </Button>
          <Button onClick={openFile}>
            <FileUp aria-hidden="true" />
            Open a file…
          </Button>
          <Button onClick={paste}>
            <ClipboardPaste aria-hidden="true" />
            Paste…
          </Button>
        </>
      ) : (
        <MenuButton
          variant="quiet"
          actions={[
            {
              id: 'draft',
              title: 'Use the current file',
              description: 'When it is live, or to prove that your next edits are safe',
              onSelect: takeDraft,
            },
            { id: 'file', title: 'Open a file…', description: 'Read byte for byte', onSelect: openFile },
            { id: 'paste', title: 'Paste text…', onSelect: paste },
          ]}
        >
          Replace
        </MenuButton>
      )}
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Live file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) void takeFile(chosen);
          target.value = '';
        }}
      />
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
