import { useRobotsEditor } from '../../features/editor/RobotsEditorProvider.tsx';
import { useOpenExample } from '../../features/examples/useOpenExample.ts';
import { useOpenFiles } from '../../features/files/useOpenFile.ts';
import { useProposeFixes } from '../../features/problems/useProposeFixes.ts';
import { useSaveCase } from '../../features/share/useSaveCase.ts';
import { useUrlListEditor } from '../../features/tester/UrlListProvider.tsx';
import { pickFiles } from '../../services/pickFiles.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { goToPart } from '../places.ts';
import type { AppTools } from './appTools.ts';

/** What commands work with, put together from what the features offer. */
export function useAppTools(copyLink: () => Promise<void>): AppTools {
  const store = useAppStoreApi();
  const services = useServices();
  const editor = useRobotsEditor();
  const urls = useUrlListEditor();
  const openExample = useOpenExample();
  const openFiles = useOpenFiles();
  const proposeFixes = useProposeFixes();
  const saveCase = useSaveCase();
  return {
    store,
    services,
    editor,
    openExample,
    copyLink,
    proposeFixes,
    goToPart: (part) => goToPart(store, part),
    focusUrls: urls.focus,
    openPicked: async (isFolder) => openFiles(await pickFiles(document, isFolder)),
    saveCase: () => saveCase(store.getState().case),
    print: () => window.print(),
  };
}
