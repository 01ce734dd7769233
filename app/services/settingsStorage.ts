import type { Settings } from '../store/viewSlice.ts';

const key = 'robots-workbench:settings';

/** Reads the settings of the last visit; what is missing or not understood is left out. Never throws. */
export function loadSettings(storage: () => Storage): Partial<Settings> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const theme = 'theme' in stored ? stored.theme : undefined;
    const tab = 'tab' in stored ? stored.tab : undefined;
    return {
      ...(theme === 'system' || theme === 'light' || theme === 'dark' ? { theme } : {}),
      ...(typeof tab === 'string' ? { tab } : {}),
    };
  } catch {
    return {};
  }
}

/** Keeps the settings for the next visit, if the browser lets it. */
export function saveSettings(storage: () => Storage, settings: Settings): void {
  try {
    storage().setItem(key, JSON.stringify(settings));
  } catch {
    // Settings are a comfort: nobody needs to hear that they are gone.
  }
}
