import type { PageDirective } from '../../../engine/index.ts';
import { directiveMeaning } from '../../wording/pageWords.ts';
import styles from './PageDirectives.module.css';

/** A directive as written, and what it asks for. */
export function DirectiveText({ directive }: { readonly directive: PageDirective }) {
  const isFlawed = directive.kind === 'unknown' || directive.kind === 'invalid';
  return (
    <li>
      <code>{directive.text}</code>{' '}
      <span className={isFlawed ? styles.flaw : styles.meaning}>{directiveMeaning(directive)}</span>
    </li>
  );
}
