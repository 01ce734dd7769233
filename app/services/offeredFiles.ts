import { readRobotsFile } from './robotsFile.ts';

/** A file with the folders it was in. */
export interface FoundFile {
  /** 'variants/robots-2024.txt'; the name alone where it was in no folder. */
  readonly path: string;
  readonly file: File;
}

/** A file that could be a robots.txt, as it is. */
export interface ReadFile {
  readonly path: string;
  readonly octets: Uint8Array;
}

/** How many files are offered at most, and how deep folders are looked into. */
const mostFiles = 200;
const deepest = 6;

/** Files that nobody means by a folder of variants: hidden ones, and other people's code. */
const isPassedOver = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

function fileOf(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(null)));
}

/** All entries of a folder: a browser gives them a batch at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (batch.length === 0 || found.length > mostFiles * 5) return found;
    found.push(...batch);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function walk(entry: FileSystemEntry, depth: number, found: FoundFile[]): Promise<void> {
  if (found.length > mostFiles || (depth > 0 && isPassedOver(entry.name))) return;
  if (isFile(entry)) {
    const file = await fileOf(entry);
    if (file !== null) found.push({ path: entry.fullPath.replace(/^\//, ''), file });
  } else if (isFolder(entry) && depth < deepest)
    for (const inside of await entriesOf(entry)) await walk(inside, depth + 1, found);
}

/** The files that were dropped, with those in folders. Must be called while the drop is being handled. */
export function droppedFiles(transfer: DataTransfer): Promise<readonly FoundFile[]> {
  // Entries and files are gone once the event is over: they are taken before anything is waited for.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = [...transfer.files].map((file) => ({ path: file.name, file }));
  if (!entries.some((entry) => entry.isDirectory)) return Promise.resolve(files);
  return (async () => {
    const found: FoundFile[] = [];
    for (const entry of entries) await walk(entry, 0, found);
    return found;
  })();
}

/** The files that were picked, one by one or by their folder. */
export function pickedFiles(list: FileList | null): readonly FoundFile[] {
  return [...(list ?? [])]
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
    .filter(({ path }) => !path.split('/').slice(1).some(isPassedOver));
}

/** Reads the files that could be a robots.txt, in the order of their paths, and counts the others. */
export async function readFoundFiles(
  found: readonly FoundFile[],
): Promise<{ readonly files: readonly ReadFile[]; readonly passedOver: number }> {
  const sorted = found.toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  const files: ReadFile[] = [];
  for (const { path, file } of sorted.slice(0, mostFiles)) {
    const read = await readRobotsFile(file);
    if (read.ok) files.push({ path, octets: read.value.octets });
  }
  return { files, passedOver: found.length - files.length };
}
