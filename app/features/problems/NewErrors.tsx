import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectFindings } from '../../store/selectors/findings.ts';
import { announcementOf, errorKeys } from './announceErrors.ts';

/** How long the text must rest before errors are told, in milliseconds: half a word is no mistake yet. */
const rest = 1200;

/** Tells those who listen of new errors: each once, politely, and when typing pauses. */
export function NewErrors() {
  const findings = useAppStore(selectFindings);
  const known = useRef<ReadonlySet<string>>(new Set());
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setText(announcementOf(findings, known.current));
      known.current = errorKeys(findings);
    }, rest);
    return () => clearTimeout(timer);
  }, [findings]);
  return (
    <div role="status" aria-label="New errors">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
