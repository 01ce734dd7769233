/** True where a case has no title, or one that nobody can see. */
export function isUntitled({ title }: { readonly title: string }): boolean {
  return title.trim() === '';
}

/** The title of a case, or what is said where it has none. */
export function nameOf(named: { readonly title: string }): string {
  return isUntitled(named) ? 'Untitled case' : named.title;
}
