import { Fragment } from 'react';
import { Button } from '../../components/Button.tsx';
import type { MatrixAxis } from '../../store/matrixSlice.ts';
import type { MatrixColumn } from '../../store/selectors/matrixColumns.ts';
import styles from './MatrixHead.module.css';

/** A path that may be broken after its slashes. */
function PathText({ path }: { readonly path: string }) {
  return path.split(/(?<=.\/)/).map((segment, index) => {
    // A path is drawn anew as a whole: its segments have no other name than their place.
    const key = `${index}`;
    return (
      <Fragment key={key}>
        {index > 0 && <wbr />}
        {segment}
      </Fragment>
    );
  });
}

interface MatrixHeadProps {
  readonly columns: readonly MatrixColumn[];
  readonly axis: MatrixAxis;
  /** How many columns are not drawn. */
  readonly hidden: number;
  readonly onMore: () => void;
}

/** The head of the matrix: what the bots are asked about. */
export function MatrixHead({ columns, axis, hidden, onMore }: MatrixHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.corner}>
          Bot
        </th>
        {columns.map(({ label, url }) => (
          <th key={url} scope="col" title={url} className={styles.column}>
            <code>
              <PathText path={label} />
            </code>
          </th>
        ))}
        <th scope="col" className={styles.rest}>
          {hidden > 0 ? (
            <Button variant="quiet" onClick={onMore}>
              {hidden.toLocaleString('en')} more {axis === 'urls' ? 'URLs' : 'paths'}
            </Button>
          ) : (
            'Obeys robots.txt'
          )}
        </th>
      </tr>
    </thead>
  );
}
