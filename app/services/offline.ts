import type { Notifier } from './notifier.ts';

/** Registers the service worker and tells when a new version waits; `update` puts it in place and reloads the page. */
export type RegisterServiceWorker = (events: { readonly onNeedRefresh: () => void }) => () => Promise<void>;

/** Keeps the app at hand without a network, and offers a new version without forcing it on anybody. */
export function keepOffline(register: RegisterServiceWorker, notifier: Notifier): void {
  const update = register({
    onNeedRefresh: () =>
      notifier.notify({
        tone: 'info',
        title: 'A new version is ready',
        description: 'Reload to use it. Your draft is kept.',
        action: { label: 'Reload now', run: () => void update() },
      }),
  });
}
