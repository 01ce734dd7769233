const counted = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'URL' : 'URLs'}`;

/** More bots than these are counted. */
const namedAtMost = 3;

function forWhom(bots: readonly string[]): string {
  if (bots.length === 0) return '';
  if (bots.length > namedAtMost) return ` for ${bots.length} bots`;
  return ` for ${[bots.slice(0, -1).join(', '), bots.at(-1)].filter((part) => part !== '').join(' and ')}`;
}

/**
 * What a line of robots.txt does to the URLs that are shown: 'Line 12 blocks 340 URLs for Googlebot'. 0 stands for no
 * line, null for URLs that have no answer; `bots` are those for whom it decides, none for all who are asked.
 */
export function decisionWords(
  line: number | null,
  urls: number,
  blocked: number,
  bots: readonly string[] = [],
): string {
  if (line === null) return `${counted(urls)} without an answer`;
  const who = line === 0 ? 'No rule' : `Line ${line.toLocaleString('en')}`;
  const whom = forWhom(bots);
  if (line === 0) return `${who} decides ${counted(urls)}${whom}`;
  if (blocked === urls) return `${who} blocks ${counted(urls)}${whom}`;
  if (blocked === 0) return `${who} allows ${counted(urls)}${whom}`;
  return `${who} decides ${counted(urls)}${whom} and blocks ${blocked.toLocaleString('en')} of them`;
}
