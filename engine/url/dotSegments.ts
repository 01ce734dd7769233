const isDot = (segment: string): boolean => segment === '.' || segment.toLowerCase() === '%2e';
const isDoubleDot = (segment: string): boolean => /^(?:\.|%2e){2}$/i.test(segment);

/** The segments of a path that starts at the root: '/a/b' gives 'a', 'b'. A backslash counts as a slash. */
export function segmentsOf(path: string): readonly string[] {
  return path.slice(1).split(/[/\\]/);
}

/** True where a segment is '.' or '..', written out or escaped. */
export function hasDotSegments(segments: readonly string[]): boolean {
  return segments.some((segment) => isDot(segment) || isDoubleDot(segment));
}

/** The path of segments after '.' and '..' are carried out (WHATWG URL 4.4, path state). */
export function withoutDotSegments(segments: readonly string[]): string {
  const kept: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    const isDouble = isDoubleDot(segment);
    if (isDouble) kept.pop();
    if (!isDouble && !isDot(segment)) kept.push(segment);
    else if (isLast) kept.push('');
  }
  return `/${kept.join('/')}`;
}
