import type { IgnoredLine, TargetTrace, Trace, TracedRule, UrlChange } from '../../engine/index.ts';
import { LineLink } from '../components/LineLink.tsx';
import { useAppStore } from '../store/AppStoreContext.ts';
import { urlChanges } from '../wording/urlProblems.ts';
import { ignoredReasons, lossReasons, noLineReasons, targetChanges } from '../wording/verdictReasons.ts';
import { ComparedTarget } from './ComparedTarget.tsx';
import { PatternText } from './PatternText.tsx';
import styles from './TraceView.module.css';

/** A rule that matched: its pattern, and why it won or lost. */
function MatchingRule({ rule }: { readonly rule: TracedRule }) {
  const { outcome, line, specificity } = rule;
  const revealLine = useAppStore((state) => state.revealLine);
  const won = outcome.kind === 'won';
  return (
    <div className={styles.row}>
      <dt>
        <LineLink line={line} text={won ? 'wins' : 'loses'} onGo={revealLine} />
      </dt>
      <dd>
        <PatternText rule={rule} />
        <span className={styles.aside}>
          {specificity} {specificity === 1 ? 'byte' : 'bytes'}
          {rule.matchedAs === 'directory' && ', as its folder'}
          {outcome.kind === 'lost' && `, ${lossReasons[outcome.reason]}`}
        </span>
      </dd>
    </div>
  );
}

function IgnoredRule({ rule }: { readonly rule: IgnoredLine }) {
  const revealLine = useAppStore((state) => state.revealLine);
  return (
    <div className={styles.row}>
      <dt>
        <LineLink line={rule.line} text="ignored" onGo={revealLine} />
      </dt>
      <dd>
        <code>{rule.value}</code>
        <span className={styles.aside}>{ignoredReasons[rule.reason].replace(/^ignored: /, '')}</span>
      </dd>
    </div>
  );
}

/** What was done to a URL from the typing to the comparing, each kind of change once. */
function changeNotes(changes: readonly UrlChange[], target: TargetTrace): readonly string[] {
  const notes = [
    ...changes.map(({ kind }) => urlChanges[kind]),
    ...target.changes.filter(({ kind }) => kind !== 'origin-dropped').map(({ kind }) => targetChanges[kind]),
  ];
  return [...new Set(notes)].filter((note) => note !== '');
}

function GroupRow({ trace }: { readonly trace: Trace }) {
  const revealLine = useAppStore((state) => state.revealLine);
  const { groups, passedOver } = trace.groups;
  return (
    <div className={styles.row}>
      <dt>group</dt>
      <dd>
        {groups.length === 0 && noLineReasons[trace.verdict.reason]}
        {groups.map(({ byLine, agents }) => (
          <LineLink
            key={byLine}
            line={byLine}
            text={`User-agent: ${agents.find(({ line }) => line === byLine)?.value ?? ''}`}
            onGo={revealLine}
          />
        ))}
        {passedOver.length > 0 && groups.length > 0 && (
          <span className={styles.aside}>
            {passedOver.length} other {passedOver.length === 1 ? 'group does' : 'groups do'} not apply
          </span>
        )}
      </dd>
    </div>
  );
}

interface TraceViewProps {
  readonly trace: Trace;
  /** What became of the URL between the typing and the sending. */
  readonly changes: readonly UrlChange[];
}

/** A verdict's way: the URL as compared, the rules that matched it, what was left out. */
export function TraceView({ trace, changes }: TraceViewProps) {
  const { target, rules } = trace;
  const winner = rules.matching.find(({ outcome }) => outcome.kind === 'won');
  const notes = changeNotes(changes, target);
  return (
    <dl className={styles.trace}>
      <GroupRow trace={trace} />
      <div className={styles.row}>
        <dt>compared</dt>
        <dd>
          <ComparedTarget target={target} pieces={winner?.pieces ?? []} />
          {notes.length > 0 && <span className={styles.aside}>{notes.join(', ')}</span>}
        </dd>
      </div>
      {winner !== undefined && <MatchingRule rule={winner} />}
      {rules.matching
        .filter((rule) => rule !== winner)
        .map((rule) => (
          <MatchingRule key={rule.line} rule={rule} />
        ))}
      {rules.ignored.slice(0, 5).map((rule) => (
        <IgnoredRule key={rule.line} rule={rule} />
      ))}
    </dl>
  );
}
