import { Copy } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import styles from './CommandLine.module.css';
import { useTakeAway } from './useTakeAway.ts';

interface CommandLineProps {
  /** What it does, after 'the line that'. */
  readonly does: string;
  readonly command: string;
}

/** A line for a shell. */
export function CommandLine({ does, command }: CommandLineProps) {
  const { copy } = useTakeAway();
  return (
    <div className={styles.line}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code>{command}</code>
      </pre>
      <IconButton label={`Copy the command that ${does}`} onClick={() => void copy('Command line', command)}>
        <Copy aria-hidden="true" />
      </IconButton>
    </div>
  );
}
