import { Field } from '../../components/Field.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectPageUrl } from '../../store/selectors/page.ts';

/** The page's address. */
export function PageUrlField() {
  const url = useAppStore((state) => selectPageUrl(state.case, state.pageUrl));
  const setPageUrl = useAppStore((state) => state.setPageUrl);
  return (
    <Field label="Address of the page">
      <input
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={url}
        onChange={({ target }) => setPageUrl(target.value)}
      />
    </Field>
  );
}
