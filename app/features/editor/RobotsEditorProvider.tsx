import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { editingCommands } from '../../commands/editingCommands.ts';
import type { RobotsEditor } from '../../editor/robotsEditor.ts';
import { createRobotsEditor } from '../../editor/robotsEditor.ts';
import { useServices } from '../../services/ServicesContext.ts';
import type { Services } from '../../services/services.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import type { AppStore } from '../../store/appStore.ts';
import { connectRobotsEditor } from './connectRobotsEditor.ts';
import { editingContextOf } from './editingContextOf.ts';

const RobotsEditorContext = createContext<RobotsEditor | null>(null);

/** The editor of this app. */
export function useRobotsEditor(): RobotsEditor {
  const editor = useContext(RobotsEditorContext);
  if (editor === null) throw new Error('There is no RobotsEditorProvider above this component.');
  return editor;
}

function createEditor(store: AppStore, services: Services): RobotsEditor {
  const editor: RobotsEditor = createRobotsEditor({
    onChange: (text) => store.getState().setRobotsText(text),
    onPending: (isPending) => store.getState().setTyping(isPending),
    onFix: ({ fix }) => store.getState().editRobots(fix?.edits ?? []),
    onExplain: (id) => store.getState().explainRule(id),
    contextOf: (reason) => editingContextOf(store.getState(), reason),
    keys: editingCommands.flatMap(({ keys, isEnabled, run }) =>
      keys === null
        ? []
        : [
            {
              key: keys,
              run: () => {
                if (isEnabled(store.getState())) void run({ store, services, editor });
              },
            },
          ],
    ),
  });
  return editor;
}

/** Owns the one editor: whatever happens to the panes, its text, history and cursor live on. */
export function RobotsEditorProvider({ children }: { readonly children: ReactNode }) {
  const store = useAppStoreApi();
  const services = useServices();
  const [editor] = useState(() => createEditor(store, services));
  useEffect(() => connectRobotsEditor(editor, store), [editor, store]);
  return <RobotsEditorContext value={editor}>{children}</RobotsEditorContext>;
}
