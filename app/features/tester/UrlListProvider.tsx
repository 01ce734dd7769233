import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { shallow } from 'zustand/shallow';
import type { UrlListEditor } from '../../editor/urlListEditor.ts';
import { createUrlListEditor } from '../../editor/urlListEditor.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { selectIsAnswering, selectShownRows } from '../../store/selectors/shown.ts';
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
      const state = store.getState();
      editor.setText(state.case.urlList);
      // Outcomes move with the lines until those of the new text are there.
      const isOld = selectIsAnswering(state);
      editor.setBusy(isOld);
      if (!isOld) editor.setOutcomes(outcomesOf(selectShownRows(state)));
    };
    show();
    return store.subscribe(
      (state) => [state.case, selectIsAnswering(state)] as const,
      () => queueMicrotask(show),
      { equalityFn: shallow },
    );
  }, [editor, store]);
  return <UrlListContext value={editor}>{children}</UrlListContext>;
}
