const counted = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'URL' : 'URLs'}`;

/**
 * What a line of robots.txt does to the URLs that are shown: 'Line 12 blocks 340 URLs'. 0 stands for no line, null for
 * URLs that have no answer.
 */
export function decisionWords(line: number | null, urls: number, blocked: number): string {
  if (line === null) return `${counted(urls)} without an answer`;
  const who = line === 0 ? 'No rule' : `Line ${line.toLocaleString('en')}`;
  if (line === 0) return `${who} decides ${counted(urls)}`;
  if (blocked === urls) return `${who} blocks ${counted(urls)}`;
  if (blocked === 0) return `${who} allows ${counted(urls)}`;
  return `${who} decides ${counted(urls)} and blocks ${blocked.toLocaleString('en')} of them`;
}
