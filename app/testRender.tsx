import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type Case, emptyCase, lint } from '../engine/index.ts';
import { createAnalysisClient } from './services/analysis/analysisClient.ts';
import { startAnalysisInline } from './services/analysis/inlinePort.ts';
import { createNotifier } from './services/notifier.ts';
import { connectProofsInline } from './services/proofs/inlinePort.ts';
import { ServicesContext } from './services/ServicesContext.ts';
import type { Services } from './services/services.ts';
import { AppStoreContext } from './store/AppStoreContext.ts';
import { answerLargeFiles } from './store/answerLargeFiles.ts';
import { createAppStore } from './store/appStore.ts';

interface Surroundings {
  readonly case?: Partial<Omit<Case, 'robots'>> & { readonly robotsTxt?: string };
  readonly services?: Partial<Services>;
}

/** Services that keep nothing and copy nowhere. */
function fakeServices(): Services {
  return {
    addressBar: {
      fragment: () => '',
      clear: () => undefined,
      show: () => undefined,
      isShowing: () => false,
      onFragment: () => () => undefined,
    },
    drafts: {
      id: () => 'tab',
      load: () => Promise.resolve(null),
      others: () => Promise.resolve([]),
      save: () => ({ ok: true, value: null }),
      separate: () => undefined,
    },
    notifier: createNotifier(),
    copyText: () => Promise.resolve(true),
    clock: { minute: () => Date.UTC(2026, 10, 30, 9, 40) / 1000, subscribe: () => () => undefined },
    earlyKeys: { take: () => [] },
    saveFile: () => undefined,
    library: () => Promise.reject(new Error('This test has no library.')),
    connectProofs: connectProofsInline,
    analysis: createAnalysisClient(startAnalysisInline),
    pageAddress: () => 'https://workbench.example/',
  };
}

/** Draws a part of the app on a store and services of its own; the linter is there from the start. */
export function renderWith(part: ReactElement, surroundings: Surroundings = {}) {
  const { robotsTxt = '', ...rest } = surroundings.case ?? {};
  const store = createAppStore({
    case: { ...emptyCase, ...rest, robots: { kind: 'text', text: robotsTxt } },
  });
  store.getState().setLinter(lint);
  const services = { ...fakeServices(), ...surroundings.services };
  answerLargeFiles(store, services.analysis, () => {
    throw new Error('A worker broke down.');
  });
  const drawn = render(
    <ServicesContext value={services}>
      <AppStoreContext value={store}>{part}</AppStoreContext>
    </ServicesContext>,
  );
  return { store, services, ...drawn };
}
