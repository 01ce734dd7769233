import { expect, type Locator, type Page } from '@playwright/test';

/** The page as a person finds it. */
export interface Workbench {
  readonly page: Page;
  readonly robots: Locator;
  readonly urls: Locator;
  readonly problems: Locator;
  readonly verdicts: Locator;
  /** The row of a URL. */
  readonly row: (url: string) => Locator;
  /** A line of the robots.txt editor by its text. */
  readonly line: (text: string) => Locator;
}

/** The parts of the page by their roles and names. */
export function workbenchOf(page: Page): Workbench {
  const robots = page.getByRole('textbox', { name: 'robots.txt', exact: true });
  const verdicts = page.getByRole('region', { name: 'Verdicts' });
  return {
    page,
    robots,
    urls: page.getByRole('textbox', { name: 'URLs to test, one per line' }),
    problems: page.getByRole('region', { name: 'Problems' }),
    verdicts,
    row: (url) =>
      verdicts.getByRole('row').filter({ has: page.getByRole('rowheader', { name: url, exact: true }) }),
    line: (text) => robots.locator('.cm-line').filter({ hasText: text }),
  };
}

/** Opens the app, empty. */
export async function openWorkbench(page: Page, fragment = ''): Promise<Workbench> {
  await page.goto(`/${fragment}`);
  const workbench = workbenchOf(page);
  await expect(workbench.robots).toBeVisible();
  return workbench;
}

/** Shows a part of the page where a narrow screen has one at a time. */
export async function showPart(page: Page, part: 'robots.txt' | 'Problems' | 'Tests'): Promise<void> {
  // After a reload the page comes before the app.
  await expect(page.getByRole('main')).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Page sections' });
  if (await parts.isVisible()) await parts.getByRole('button', { name: part }).click();
}

/** Shows the tests where a narrow screen has one part at a time. */
export async function showTests(page: Page): Promise<void> {
  await showPart(page, 'Tests');
}

/** Types a robots.txt and URLs. */
export async function fillCase(
  { page, robots, urls }: Workbench,
  robotsTxt: string,
  urlList: string,
): Promise<void> {
  await robots.fill(robotsTxt);
  await showTests(page);
  await urls.fill(urlList);
}

/** Pastes into an editor, as from the clipboard, which tests share with everything else. */
export async function paste(editor: Locator, text: string, html = ''): Promise<void> {
  await editor.focus();
  await editor.evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', given.text);
      if (given.html !== '') clipboardData.setData('text/html', given.html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { text, html },
  );
}
