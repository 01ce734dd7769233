import { dialects } from '../../../engine/index.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { FindingAudience, ProblemGrouping } from '../../store/problemSlice.ts';
import { audienceCrawlers, selectUnmuted } from '../../store/selectors/findings.ts';
import styles from './ProblemToolbar.module.css';
import { ReportMenu } from './ReportMenu.tsx';

const groupings: { readonly [Grouping in ProblemGrouping]: string } = {
  weight: 'By severity',
  line: 'By line',
  rule: 'By rule',
};

/** An audience as the value of an option. */
function audienceValue(audience: FindingAudience): string {
  switch (audience.kind) {
    case 'everybody':
      return '';
    case 'crawler':
      return `crawler ${audience.token}`;
    case 'dialect':
      return `dialect ${audience.id}`;
  }
}

function audienceOf(value: string): FindingAudience {
  const name = value.slice(value.indexOf(' ') + 1);
  if (value.startsWith('crawler ')) return { kind: 'crawler', token: name };
  const dialect = dialects.find(({ id }) => id === name);
  return dialect === undefined ? { kind: 'everybody' } : { kind: 'dialect', id: dialect.id };
}

/** Whom the list is for, how it is put together, and ways to take it along. */
export function ProblemToolbar() {
  const findings = useAppStore(selectUnmuted);
  const bots = useAppStore((state) => state.case.bots);
  const { audience, grouping } = useAppStore((state) => state.problemView);
  const setView = useAppStore((state) => state.setProblemView);
  return (
    <div className={styles.bar}>
      <select
        aria-label="Affects"
        value={audienceValue(audience)}
        onChange={({ target }) => setView({ audience: audienceOf(target.value) })}
      >
        <option value="">All readers</option>
        <optgroup label="A crawler">
          {audienceCrawlers(findings, bots).map((token) => (
            <option key={token} value={audienceValue({ kind: 'crawler', token })}>
              For {token}
            </option>
          ))}
        </optgroup>
        <optgroup label="Standards and vendors">
          {dialects.map(({ id, shortName }) => (
            <option key={id} value={audienceValue({ kind: 'dialect', id })}>
              For {shortName}
            </option>
          ))}
        </optgroup>
      </select>
      <select
        aria-label="Order"
        value={grouping}
        onChange={({ target }) => {
          const chosen = (['weight', 'line', 'rule'] as const).find((one) => one === target.value);
          if (chosen !== undefined) setView({ grouping: chosen });
        }}
      >
        {Object.entries(groupings).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ReportMenu />
    </div>
  );
}
