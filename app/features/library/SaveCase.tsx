import { Button } from '../../components/Button.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import { isUntitled, nameOf } from './caseName.ts';
import styles from './SaveCase.module.css';
import type { Library } from './useLibrary.ts';

/** Saves the case at hand under its title: as a new one, or in place of the one that has the same title, if any. */
export function SaveCase({ library }: { readonly library: Library }) {
  const theCase = useAppStore((state) => state.case);
  const updateCase = useAppStore((state) => state.updateCase);
  const { notifier } = useServices();
  // Cases without a title have nothing in common.
  const same = isUntitled(theCase)
    ? null
    : (library.cases?.find(({ title }) => title === theCase.title) ?? null);
  const title = nameOf(theCase);

  const saveAnother = async () => {
    if ((await library.save(theCase)) !== null)
      notifier.notify({ tone: 'info', title: `“${title}” saved in the library` });
  };
  const replace = async (id: string) => {
    const before = await library.load(id);
    if ((await library.save(theCase, id)) === null) return;
    notifier.notify({
      tone: 'info',
      title: `“${title}” saved in the library`,
      ...(before === null
        ? {}
        : { action: { label: 'Restore the old one', run: () => void library.save(before, id) } }),
    });
  };

  if (isEmptyCase(theCase)) return null;
  return (
    <section className={styles.save} aria-label="Save this case">
      <label className={styles.field}>
        <span>This case</span>
        <input
          type="text"
          maxLength={200}
          placeholder="Enter a title"
          value={theCase.title}
          onChange={(event) => updateCase({ title: event.target.value })}
        />
      </label>
      <div className={styles.actions}>
        {same === null ? (
          <Button variant="primary" onClick={() => void saveAnother()}>
            Save
          </Button>
        ) : (
          <>
            <Button variant="primary" onClick={() => void replace(same.id)}>
              Replace
            </Button>
            <Button onClick={() => void saveAnother()}>Save as a copy</Button>
          </>
        )}
      </div>
    </section>
  );
}
