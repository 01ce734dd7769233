/** '1 error', '2 errors'. */
export function counted(count: number, noun: string): string {
  return `${count.toString()} ${noun}${count === 1 ? '' : 's'}`;
}
