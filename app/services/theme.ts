import type { Theme } from '../store/viewSlice.ts';

/** Puts a theme on the page; 'system' leaves the choice to the system. */
export function applyTheme(page: Document, theme: Theme): void {
  if (theme === 'system') delete page.documentElement.dataset['theme'];
  else page.documentElement.dataset['theme'] = theme;
}
