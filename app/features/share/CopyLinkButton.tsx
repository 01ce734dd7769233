import { Link } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { LinkBox } from './LinkBox.tsx';
import { useCopyLink } from './useCopyLink.ts';

/** Copies a link to the case, by a press or by Ctrl+S: saving here is having a link. */
export function CopyLinkButton() {
  const { copy, refused, close } = useCopyLink();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    void copy();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button variant="primary" aria-keyshortcuts="Control+S Meta+S" onClick={() => void copy()}>
        <Link aria-hidden="true" />
        Copy link
      </Button>
      <LinkBox link={refused} onClose={close} />
    </>
  );
}
