import { Button } from '../../components/Button.tsx';
import { exportCase } from '../../services/exporters/exportFiles.ts';
import type { LibraryError } from '../../services/library/libraryError.ts';
import { describeLibraryError } from '../../services/library/libraryError.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import styles from './LibraryProblem.module.css';

/** Why the library did not do what was asked, and how the case at hand is kept all the same. */
export function LibraryProblem({ error }: { readonly error: LibraryError }) {
  const store = useAppStoreApi();
  const { saveFile } = useServices();
  return (
    <div role="alert" className={styles.problem}>
      <p>{describeLibraryError(error)} Your open case is unchanged.</p>
      <Button onClick={() => saveFile(exportCase(store.getState().case))}>Save this case as a file</Button>
    </div>
  );
}
