import { PanelHeader } from '../../components/PanelHeader.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectIsAnswering, selectShown } from '../../store/selectors/shown.ts';
import { outlineLimit } from '../../wording/fileOutline.ts';
import { EditMenus } from './EditMenus.tsx';
import styles from './EditorInfo.module.css';
import { OriginField } from './OriginField.tsx';

/** What the file is, above its text. */
export function EditorInfo() {
  const { facts: told, isCut } = useAppStore((state) => selectShown(state).outline);
  const isOld = useAppStore(selectIsAnswering);
  const fileName = useAppStore((state) => state.fileName);
  const { facts, warnings } = told;
  return (
    <PanelHeader
      title={fileName ?? 'robots.txt'}
      facts={
        <>
          <span aria-busy={isOld} className={styles.told}>
            {facts.join(' · ')}
          </span>
          {isCut && (
            <span>only the first {outlineLimit.toLocaleString('en')} groups and notes are marked</span>
          )}
          {warnings.map((warning) => (
            <span key={warning} className={styles.warning}>
              {warning}
            </span>
          ))}
        </>
      }
    >
      <OriginField />
      <EditMenus />
    </PanelHeader>
  );
}
