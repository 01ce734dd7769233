import { useServices } from '../../services/ServicesContext.ts';
import type { SavedFile } from '../../services/saveFile.ts';

/** Copying a text, and saving a file, with a word about it. */
export interface TakeAway {
  /** `name` is what was copied, as it stands at the beginning of a sentence. */
  readonly copy: (name: string, text: string) => Promise<void>;
  readonly save: (file: SavedFile) => void;
}

/** The two ways out of the page. */
export function useTakeAway(): TakeAway {
  const { copyText, notifier, saveFile } = useServices();
  return {
    copy: async (name, text) => {
      notifier.notify(
        (await copyText(text))
          ? { tone: 'info', title: `${name} copied` }
          : {
              tone: 'error',
              title: 'The browser blocked copying',
              description: 'Save it as a file, or select the text and copy it yourself.',
            },
      );
    },
    save: (file) => {
      saveFile(file);
      notifier.notify({ tone: 'info', title: `${file.fileName} saved` });
    },
  };
}
