import type { FileProblem } from '../services/robotsFile.ts';

/** Why a file was not opened, and what then. */
export function describeFileProblem(problem: FileProblem): string {
  const mebi = (octets: number) => `${(octets / 1024 / 1024).toFixed(0)} MiB`;
  switch (problem.kind) {
    case 'too-large':
      return `The file is ${mebi(problem.octets)}. The limit here is ${mebi(problem.limit)}; most crawlers read only 500 KiB.`;
    case 'binary':
      return 'This is not a text file. A robots.txt is plain text.';
    case 'unreadable':
      return 'The browser could not read it. It may be a folder, or it may have been deleted.';
  }
}
