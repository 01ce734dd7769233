/** The title of a case, or what is said where it has none. */
export function nameOf({ title }: { readonly title: string }): string {
  return title.trim() === '' ? 'Untitled case' : title;
}
