import { caseSite, parseUrlList, printUrlList } from '../../../engine/index.ts';
import type { LargeImport } from '../../services/importers/largeFile.ts';
import type { ImportResult } from '../../services/importers/readImport.ts';
import type { UrlImport } from '../../services/importers/urlImport.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { tookDetails, tookWords } from '../../wording/importWords.ts';
import { pastedUrls } from './pastedUrls.ts';
import { useUrlListEditor } from './UrlListProvider.tsx';

/** The longest list that goes into the editor, in octets and URLs; a longer one stays a file. */
const longestText = 1024 * 1024;
const mostUrls = 20_000;
/** How much of a list is read to find its site. */
const headOctets = 256 * 1024;
/** How many bots of a log get a column each where the list stays a file. */
const mostBots = 6;

const skippedIn = ({ skipped }: UrlImport): number =>
  Object.values(skipped).reduce((sum, count) => sum + count, 0);

const botsIn = ({ urls }: UrlImport): number => new Set(urls.flatMap(({ only }) => only)).size;

/** The site that most URLs at the beginning of a list are of. */
async function originOfList(list: Blob): Promise<string | null> {
  const head = await list.slice(0, headOctets).text();
  // The last line may be cut.
  const whole = list.size > headOctets ? head.slice(0, head.lastIndexOf('\n') + 1) : head;
  return caseSite({ origin: '' }, parseUrlList(whole)).origin;
}

/** Puts URLs that were read into the list, or beside it where they are too many, says so, and can take it back. */
export function useTakeUrls() {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  const editor = useUrlListEditor();

  const append = (lines: string) => {
    const { case: theCase, updateCase } = store.getState();
    const before = theCase.urlList.replace(/\n+$/, '');
    updateCase({ urlList: before === '' ? lines : `${before}\n${lines}` });
  };

  const say = (
    title: string,
    description: string | undefined,
    before: Pick<ReturnType<typeof store.getState>, 'largeList' | 'case'>,
  ) =>
    notifier.notify({
      tone: 'info',
      title,
      ...(description === undefined ? {} : { description }),
      action: {
        label: 'Undo',
        run: () => {
          const { updateCase, setLargeList } = store.getState();
          setLargeList(before.largeList);
          updateCase({ urlList: before.case.urlList, bots: before.case.bots });
        },
      },
    });

  const hold = async (name: string, list: Blob, note: string, bots: readonly string[]): Promise<void> => {
    const origin = await originOfList(list);
    const { case: theCase, updateCase, setLargeList } = store.getState();
    const known = new Set(theCase.bots.map((bot) => bot.toLowerCase()));
    const fresh = bots.slice(0, mostBots).filter((bot) => !known.has(bot.toLowerCase()));
    if (fresh.length > 0) updateCase({ bots: [...theCase.bots, ...fresh] });
    setLargeList({ name, list, note, origin });
  };

  const takeUrls = (
    read: Extract<ImportResult, { kind: 'urls' }>,
    put: (lines: string) => void,
    name: string,
  ) => {
    const { found, format } = read;
    const before = store.getState();
    const lines = printUrlList(found.urls);
    const details = tookDetails({
      format,
      skipped: skippedIn(found),
      skippedAt: found.examples.map(({ at }) => at),
      duplicates: found.duplicates,
      bots: botsIn(found),
    });
    if (lines.length > longestText || found.urls.length > mostUrls)
      void hold(name, new Blob([lines]), '', []).then(() =>
        say(tookWords(found.urls.length, format), details, before),
      );
    else {
      put(lines);
      say(tookWords(found.urls.length, format), details, before);
    }
  };

  return {
    /** What a file of ordinary size had. */
    read: (name: string, read: Exclude<ImportResult, { kind: 'table' | 'failed' }>): void => {
      const before = store.getState();
      switch (read.kind) {
        case 'urls':
          takeUrls(read, append, name);
          return;
        case 'case':
          before.replaceCase(read.case);
          notifier.notify({
            tone: 'info',
            title: `The case in ${name} is open`,
            action: { label: 'Restore mine', run: before.restorePreviousCase },
          });
          return;
        case 'robots':
          notifier.notify({
            tone: 'info',
            title: `${name} looks like a robots.txt, not like URLs`,
            action: {
              label: 'Open it as robots.txt',
              run: () => {
                const { content } = read;
                const octets = typeof content === 'string' ? new TextEncoder().encode(content) : content;
                store.getState().openRobotsFile(octets, name);
              },
            },
          });
          return;
      }
    },
    /** What a large file had. */
    list: async (name: string, result: Extract<LargeImport, { kind: 'list' }>): Promise<void> => {
      const { list, format, count, skipped, skippedAt, bots } = result;
      const before = store.getState();
      if (count === 0) {
        notifier.notify({
          tone: 'error',
          title: `No URLs were added from ${name}`,
          description: 'No URLs found.',
        });
        return;
      }
      const isShort = list.size <= longestText && count !== null && count <= mostUrls;
      if (isShort) append((await list.text()).trimEnd());
      else await hold(name, list, format === 'table' ? 'one column' : '', bots);
      if (count === null) return;
      const details = tookDetails({ format, skipped, skippedAt, duplicates: 0, bots: bots.length });
      say(tookWords(count, format), details, before);
    },
    /** What is about to be pasted; false where the editor should take it as it is. */
    paste: (text: string, html: string): boolean => {
      if (text.length > longestText) {
        void hold('the clipboard', new Blob([text]), '', []);
        return true;
      }
      const pasted = pastedUrls(text, html);
      if (pasted === null) return false;
      void pasted().then((read) => {
        if (read.kind === 'urls') takeUrls(read, editor.insertLines, 'the clipboard');
        else if (read.kind === 'robots') {
          notifier.notify({
            tone: 'info',
            title: 'That looks like a robots.txt, not like URLs',
            action: { label: 'Put it in the editor', run: () => store.getState().setRobotsText(text) },
          });
        } else editor.insertLines(text);
      });
      return true;
    },
  };
}
