import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { MatrixAxis } from '../../store/matrixSlice.ts';
import styles from './AxisPicker.module.css';

const axes: readonly { readonly id: MatrixAxis; readonly name: string }[] = [
  { id: 'urls', name: 'URLs' },
  { id: 'paths', name: 'Paths' },
];

/** What the columns are: the URLs of the list, or the paths that URLs and rules begin with. */
export function AxisPicker({ axis }: { readonly axis: MatrixAxis }) {
  const setAxis = useAppStore((state) => state.setMatrixAxis);
  return (
    <fieldset className={styles.axes}>
      <legend className={styles.legend}>Columns</legend>
      {axes.map(({ id, name }) => (
        <Button key={id} variant="quiet" aria-pressed={id === axis} onClick={() => setAxis(id)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
