import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { shallow } from 'zustand/shallow';
import './styles/tokens.css';
import './styles/base.css';
import type { Case } from '../engine/index.ts';
import { App } from './App.tsx';
import { createWorkerLintClient } from './services/lintClient.ts';
import { keepOffline } from './services/offline.ts';
import { createServices } from './services/services.ts';
import { loadSettings, saveSettings } from './services/settingsStorage.ts';
import { claimTab } from './services/tabLock.ts';
import { applyTheme } from './services/theme.ts';
import { OnceDrawn } from './shell/OnceDrawn.tsx';
import { answerLargeFiles } from './store/answerLargeFiles.ts';
import { createAppStore, settingsOf } from './store/appStore.ts';
import { checkLargeFiles } from './store/checkLargeFiles.ts';
import { followLinks } from './store/followLinks.ts';
import { keepDraft } from './store/keepDraft.ts';
import { keepHistory } from './store/keepHistory.ts';
import { proveFindings } from './store/proveFindings.ts';
import { runBulk } from './store/runBulk.ts';
import { showInTitle } from './store/showInTitle.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root to mount the application in');

const services = createServices();
const { drafts } = services;

/** Puts the app on the page, with the draft of the last visit where there is one. */
function start(page: HTMLElement, draft: Case | null): void {
  const store = createAppStore({
    settings: loadSettings(() => localStorage),
    ...(draft === null ? {} : { case: draft }),
  });
  claimTab(navigator.locks, drafts.id(), drafts.separate);
  keepDraft(store, drafts, window);
  keepHistory(store);
  followLinks(store, services.addressBar);
  answerLargeFiles(store, services.analysis, () =>
    services.notifier.notify({
      tone: 'error',
      title: 'The verdicts for this file could not be calculated',
      description: 'The results shown are out of date. The next edit tries again.',
    }),
  );
  const linting = createWorkerLintClient();
  checkLargeFiles(store, linting, () =>
    services.notifier.notify({ tone: 'error', title: 'This file could not be checked for problems' }),
  );
  proveFindings(store, linting);
  runBulk(store, async () => {
    const [{ createBulkClient }, { connectWorker }] = await Promise.all([
      import('./services/bulk/client.ts'),
      import('./services/bulk/workerPort.ts'),
    ]);
    return createBulkClient(connectWorker);
  });
  showInTitle(store, document);
  store.subscribe(
    ({ theme }) => theme,
    (theme) => applyTheme(document, theme),
    { fireImmediately: true },
  );
  store.subscribe(settingsOf, (settings) => saveSettings(() => localStorage, settings), {
    equalityFn: shallow,
  });

  const loadTheRest = async () => {
    const { lint } = await import('./services/linting.ts');
    store.getState().setLinter(lint);
    // It fetches the whole app, so that it works offline: on a slow line, all else would wait for that.
    const { registerSW } = await import('virtual:pwa-register');
    keepOffline(registerSW, services.notifier);
  };
  createRoot(page).render(
    <StrictMode>
      <App store={store} services={services} />
      <OnceDrawn run={() => void loadTheRest()} />
    </StrictMode>,
  );
}

// Not awaited here: a module that waits keeps all chunks from sharing its code.
void drafts.load().then((draft) => start(root, draft));
