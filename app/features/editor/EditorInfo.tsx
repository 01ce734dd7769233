import { PanelHeader } from '../../components/PanelHeader.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { policyOf, sourceOf } from '../../store/selectors/source.ts';
import { EditMenus } from './EditMenus.tsx';
import styles from './EditorInfo.module.css';
import { fileFacts } from './fileFacts.ts';
import { OriginField } from './OriginField.tsx';

/** What the file is, above its text. */
export function EditorInfo() {
  const source = useAppStore((state) => sourceOf(state.case.robots));
  const fileName = useAppStore((state) => state.fileName);
  const { facts, warnings } = fileFacts(policyOf(source, 'google').file);
  return (
    <PanelHeader
      title={fileName ?? 'robots.txt'}
      facts={
        <>
          <span>{facts.join(' · ')}</span>
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
