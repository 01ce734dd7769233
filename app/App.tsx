import styles from './App.module.css';
import { narrowScreen, useMediaQuery } from './components/useMediaQuery.ts';
import { RobotsEditorProvider } from './features/editor/RobotsEditorProvider.tsx';
import { ExamplesMenu } from './features/examples/ExamplesMenu.tsx';
import { DropZone } from './features/files/DropZone.tsx';
import { OpeningDialog } from './features/files/OpeningDialog.tsx';
import { OpenMenu } from './features/files/OpenMenu.tsx';
import { Header } from './features/header/Header.tsx';
import { LibraryButton } from './features/library/LibraryButton.tsx';
import { LibraryHost } from './features/library/LibraryHost.tsx';
import { NoticeToasts } from './features/notices/NoticeToasts.tsx';
import { ProposalDialog } from './features/proposals/ProposalDialog.tsx';
import { RuleSheet } from './features/rules/RuleSheet.tsx';
import { OpenedLink } from './features/share/OpenedLink.tsx';
import { ShareButtons } from './features/share/ShareButtons.tsx';
import { SharingDialogs } from './features/share/SharingDialogs.tsx';
import { StatusBar } from './features/status/StatusBar.tsx';
import { UrlListProvider } from './features/tester/UrlListProvider.tsx';
import { ServicesContext } from './services/ServicesContext.ts';
import type { Services } from './services/services.ts';
import { LateCommands } from './shell/commands/LateCommands.tsx';
import { SkipLinks } from './shell/SkipLinks.tsx';
import { Workspace } from './shell/Workspace.tsx';
import { AppStoreContext } from './store/AppStoreContext.ts';
import type { AppStore } from './store/appStore.ts';

interface AppProps {
  readonly store: AppStore;
  readonly services: Services;
}

/** The whole application, on a store and services that whoever starts it brings. */
export function App({ store, services }: AppProps) {
  const isNarrow = useMediaQuery(narrowScreen);
  return (
    <ServicesContext value={services}>
      <AppStoreContext value={store}>
        <RobotsEditorProvider>
          <UrlListProvider>
            <DropZone>
              <SkipLinks />
              <div className={styles.app}>
                <Header
                  actions={
                    <>
                      <ExamplesMenu />
                      <OpenMenu />
                      {!isNarrow && <LibraryButton />}
                      <ShareButtons isNarrow={isNarrow} />
                    </>
                  }
                />
                <main className={styles.main}>
                  <Workspace isNarrow={isNarrow} />
                </main>
                <StatusBar />
              </div>
              <RuleSheet />
              <ProposalDialog />
              <LibraryHost />
              <SharingDialogs />
              <OpeningDialog />
              <OpenedLink />
              <LateCommands />
              <NoticeToasts />
            </DropZone>
          </UrlListProvider>
        </RobotsEditorProvider>
      </AppStoreContext>
    </ServicesContext>
  );
}
