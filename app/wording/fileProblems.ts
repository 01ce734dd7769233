import type { FileProblem } from '../services/robotsFile.ts';

/** Why a file was not opened, and what then. */
export function describeFileProblem(problem: FileProblem): string {
  const mebi = (octets: number) => `${(octets / 1024 / 1024).toFixed(0)} MiB`;
  switch (problem.kind) {
    case 'too-large':
      return `It has ${mebi(problem.octets)}. Up to ${mebi(problem.limit)} are opened; crawlers read 500 KiB.`;
    case 'binary':
      return 'It is no text: a robots.txt is a plain text file.';
    case 'unreadable':
      return 'The browser could not read it. A folder, perhaps, or it is gone.';
  }
}
