import type { Page } from 'playwright-core';

/** In the page: how many ways through the history were asked for that the browser has not answered. */
export function countTravels(): void {
  const counted = window as unknown as { travels: number };
  counted.travels = 0;
  const go = history.go.bind(history);
  history.go = (delta) => {
    counted.travels += 1;
    go(delta);
    // One that leads nowhere is never answered.
    setTimeout(() => {
      counted.travels = 0;
    }, 1000);
  };
  addEventListener('popstate', () => {
    counted.travels = Math.max(0, counted.travels - 1);
  });
}

/**
 * Until the page stands still: a sheet that closes takes its entry out of the history a moment later, and a browser
 * that is asked for another page just then gives up one of the two. No hand is as quick as a journey.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let quiet = 0; quiet < 3; ) {
      await frame();
      quiet = (window as unknown as { travels?: number }).travels ? 0 : quiet + 1;
    }
  });
}
