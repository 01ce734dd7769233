/**
 * Claims an id for this tab for as long as it lives. A duplicated tab starts with a copy of the other's session
 * storage, and so with its id; `onTaken` says that another tab holds it already.
 */
export function claimTab(locks: LockManager | undefined, id: string, onTaken: () => void): void {
  if (locks === undefined) return;
  const held = locks.request(`robots-workbench:tab:${id}`, { ifAvailable: true }, (lock) => {
    if (lock === null) {
      onTaken();
      return undefined;
    }
    // The lock is let go when the tab goes.
    return new Promise<never>(() => undefined);
  });
  // Where locks are refused (an opaque origin), tabs can't be told apart, which is no worse than without.
  held.catch(() => undefined);
}
