import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CodeArea } from '../../components/CodeArea.tsx';
import { DialogPopup } from '../../components/DialogPopup.tsx';

interface PasteBaselineProps {
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** A box for the robots.txt that is live now. */
export function PasteBaseline({ onText, onClose }: PasteBaselineProps) {
  const [text, setText] = useState('');
  return (
    <DialogPopup
      title="Live file"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={text.trim() === ''} onClick={() => onText(text)}>
            Use as baseline
          </Button>
        </>
      }
    >
      <p>Paste the robots.txt that your server sends. It stays in this browser.</p>
      <CodeArea
        aria-label="The live robots.txt"
        rows={12}
        placeholder={'User-agent: *\nDisallow: /private/'}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </DialogPopup>
  );
}
