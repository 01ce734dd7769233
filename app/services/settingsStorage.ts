import type { Settings } from '../store/appStore.ts';
import type { PaneShares } from '../store/viewSlice.ts';

const key = 'robots-workbench:settings';

function readPanes(stored: unknown): PaneShares | null {
  if (typeof stored !== 'object' || stored === null || !('left' in stored && 'editor' in stored)) return null;
  const { left, editor } = stored;
  return typeof left === 'number' && typeof editor === 'number' ? { left, editor } : null;
}

function readTexts(stored: unknown): readonly string[] | null {
  return Array.isArray(stored) && stored.every((text) => typeof text === 'string') ? stored : null;
}

/** Reads the settings of the last visit; what is missing or not understood is left out. Never throws. */
export function loadSettings(storage: () => Storage): Partial<Settings> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const theme = 'theme' in stored ? stored.theme : undefined;
    const tab = 'tab' in stored ? stored.tab : undefined;
    const panes = 'panes' in stored ? readPanes(stored.panes) : null;
    const plainKeys = 'arePlainKeysOn' in stored ? stored.arePlainKeysOn : undefined;
    const recent = 'recentCommands' in stored ? readTexts(stored.recentCommands) : null;
    return {
      ...(panes === null ? {} : { panes }),
      ...(theme === 'system' || theme === 'light' || theme === 'dark' ? { theme } : {}),
      ...(typeof tab === 'string' ? { tab } : {}),
      ...(typeof plainKeys === 'boolean' ? { arePlainKeysOn: plainKeys } : {}),
      ...(recent === null ? {} : { recentCommands: recent }),
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
