import { Button } from '../../components/Button.tsx';
import { DialogPopup } from '../../components/DialogPopup.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStore, useAppStoreApi } from '../../store/AppStoreContext.ts';
import type { Proposal } from '../../store/problemSlice.ts';
import { textOf } from '../../store/selectors/source.ts';
import { changedLines, lineEndsChange } from './changedLines.ts';
import { InvisibleText } from './InvisibleText.tsx';
import styles from './ProposalPreview.module.css';

/** More places are not drawn, only counted. */
const mostPlaces = 200;

const signs = { removed: '−', added: '+', kept: ' ' } as const;
const names = { removed: 'removed', added: 'added', kept: 'unchanged' } as const;

function ChangeList({ before, after }: Pick<Proposal, 'before' | 'after'>) {
  const places = changedLines(before, after);
  const lineEnds = lineEndsChange(before, after);
  return (
    <>
      {lineEnds !== '' && <p>{lineEnds}</p>}
      <ol className={styles.places} aria-label="Changed lines">
        {places.slice(0, mostPlaces).map((lines, place) => (
          // Places have no other name than their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place}>
            {lines.map(({ kind, line, text }) => (
              <div key={`${kind} ${line}`} className={styles[kind]}>
                <span className={styles.number}>{line}</span>
                <span aria-hidden="true">{signs[kind]}</span>
                <span className={styles.spoken}>{names[kind]}: </span>
                {text === '' ? (
                  <span className={styles.blank}>blank line</span>
                ) : (
                  <code>
                    <InvisibleText text={text} />
                  </code>
                )}
              </div>
            ))}
          </li>
        ))}
      </ol>
      {places.length > mostPlaces && <p>And {places.length - mostPlaces} more places.</p>}
    </>
  );
}

/** What would change, line by line, and what that means; nothing is done before someone says so. */
export function ProposalPreview({ proposal }: { readonly proposal: Proposal }) {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  const propose = useAppStore((state) => state.propose);
  const close = () => propose(null);
  const isStale = useAppStore((state) => textOf(state.case.robots) !== proposal.before);
  const apply = () => {
    const { case: theCase, setRobotsText } = store.getState();
    setRobotsText(proposal.after);
    close();
    notifier.notify({
      tone: 'info',
      title: proposal.done,
      action: { label: 'Undo', run: () => store.setState({ case: theCase }) },
    });
  };
  const { consequences, remark } = proposal;
  return (
    <DialogPopup
      title={proposal.title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" disabled={isStale} onClick={apply}>
            Apply
          </Button>
        </>
      }
    >
      {remark !== '' && <p>{remark}</p>}
      {consequences.length > 0 && (
        <ul className={styles.consequences}>
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      )}
      {isStale && <p role="alert">The file has changed. Close this and try again.</p>}
      <ChangeList before={proposal.before} after={proposal.after} />
    </DialogPopup>
  );
}
