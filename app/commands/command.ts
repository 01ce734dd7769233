import type { RobotsEditor } from '../editor/robotsEditor.ts';
import type { Services } from '../services/services.ts';
import type { AppState, AppStore } from '../store/appStore.ts';

/** What a command works on. */
export interface CommandTools {
  readonly store: AppStore;
  readonly services: Pick<Services, 'notifier'>;
  readonly editor: Pick<RobotsEditor, 'selectedLines' | 'focus'>;
}

/** Something that can be asked for: by a menu, by keys, by the palette. Plain data. */
export interface Command {
  /** Never changes: keys and settings may name it. */
  readonly id: string;
  readonly title: string;
  /** A line about it, where the title is not enough; '' for none. */
  readonly description: string;
  readonly section: 'go' | 'tidy' | 'insert';
  /** As CodeMirror writes keys ('Mod-Shift-f'); null for none. */
  readonly keys: string | null;
  readonly isEnabled: (state: AppState) => boolean;
  readonly run: (tools: CommandTools) => void | Promise<void>;
}
