import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { UrlListEditor } from '../../editor/urlListEditor.ts';
import { createUrlListEditor } from '../../editor/urlListEditor.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { selectAnsweredRows } from '../../store/selectors/verdicts.ts';
import { outcomesOf } from './outcomesOf.ts';

const UrlListContext = createContext<UrlListEditor | null>(null);

/** The editor of the URL list. */
export function useUrlListEditor(): UrlListEditor {
  const editor = useContext(UrlListContext);
  if (editor === null) throw new Error('There is no UrlListProvider above this component.');
  return editor;
}

/** Owns the editor of the URL list, so that it outlives the tab that shows it. */
export function UrlListProvider({ children }: { readonly children: ReactNode }) {
  const store = useAppStoreApi();
  const [editor] = useState(() => createUrlListEditor((urlList) => store.getState().updateCase({ urlList })));
  useEffect(() => {
    const show = () => {
      const { case: theCase } = store.getState();
      editor.setText(theCase.urlList);
      editor.setOutcomes(outcomesOf(selectAnsweredRows(theCase)));
    };
    show();
    return store.subscribe(
      (state) => state.case,
      () => queueMicrotask(show),
    );
  }, [editor, store]);
  return <UrlListContext value={editor}>{children}</UrlListContext>;
}
