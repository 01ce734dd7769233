import type { LintRule } from '../../../engine/index.ts';
import { dialects } from '../../../engine/index.ts';
import { dialectList } from '../../wording/dialectNames.ts';
import styles from './RuleFacts.module.css';

const fixes: { readonly [Fix in LintRule['fix']]: string } = {
  none: 'none: it depends on what you mean',
  safe: 'available and always safe',
  'changes-meaning': 'available; may change verdicts and lists them first',
};

/** Whom a rule concerns, and what can be done about what it finds. */
export function RuleFacts({ rule }: { readonly rule: LintRule }) {
  const ids = rule.dialects === 'all' ? dialects.map(({ id }) => id) : rule.dialects;
  return (
    <dl className={styles.facts}>
      <dt>Applies to</dt>
      <dd>{dialectList(ids)}</dd>
      {rule.crawlers !== undefined && (
        <>
          <dt>Crawlers</dt>
          <dd>{rule.crawlers.join(', ')}</dd>
        </>
      )}
      <dt>Category</dt>
      <dd>{rule.category}</dd>
      <dt>Fix</dt>
      <dd>{fixes[rule.fix]}</dd>
    </dl>
  );
}
