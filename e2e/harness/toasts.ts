import type { Page } from 'playwright-core';

declare global {
  interface Window {
    wrongSaid?: string[];
  }
}

/** Notes from now on what the page says is wrong in passing; such a sentence is gone after three seconds. */
export async function noteWhatIsWrong(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    window.wrongSaid = said;
    const look = (root: ParentNode) => {
      for (const toast of root.querySelectorAll('[data-kind="error"]')) said.push(toast.textContent ?? '');
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.parentElement) look(node.parentElement);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** What it said since. */
export const whatWasWrong = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...new Set(window.wrongSaid ?? ['not noted'])]);
