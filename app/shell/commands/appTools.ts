import type { CommandTools } from '../../commands/command.ts';
import type { Example } from '../../features/examples/example.ts';
import type { Services } from '../../services/services.ts';
import type { ScreenPart } from '../../store/viewSlice.ts';

/** What the commands of the whole app work with: the editors, and what features can do. */
export interface AppTools extends CommandTools {
  readonly services: Services;
  readonly focusUrls: () => void;
  readonly goToPart: (part: ScreenPart) => void;
  readonly openExample: (example: Example) => void;
  readonly openPicked: (isFolder: boolean) => Promise<void>;
  readonly copyLink: () => Promise<void>;
  readonly saveCase: () => void;
  readonly proposeFixes: () => Promise<void>;
  readonly print: () => void;
}
