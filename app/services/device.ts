/** Whether this is one of Apple's machines, whose keyboards have Command in the place of Ctrl. */
export function isAppleDevice(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
