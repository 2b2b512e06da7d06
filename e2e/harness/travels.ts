import type { Page } from 'playwright-core';

/** In the page: how many ways through the history were requested that the browser has not answered. */
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
 * Until the page stands still and the phone has stored what was typed: a sheet that closes takes its entry out of the
 * history a moment later, and a browser that is asked for another page just then gives up one of the two. No hand is as
 * quick as a journey. What a phone is not able to store is not waited for longer than 10 seconds.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const under = window as unknown as { travels?: number; writes?: number };
    const given = performance.now() + 10_000;
    for (let quiet = 0; quiet < 3; ) {
      await frame();
      const isBusy = under.travels || (under.writes && performance.now() < given);
      quiet = isBusy ? 0 : quiet + 1;
    }
  });
}

/** An address of the app where there is nothing. */
const nowhere = '/nowhere-in-the-app';

/**
 * On to another path without loading the app again. The way leads over an address without a screen, so that everything
 * of the last one is taken down, even where the next is the same.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  for (const next of [nowhere, path]) {
    await page.evaluate(pushed, next);
    await page.locator('h1:not([data-left])').first().waitFor({ state: 'attached' });
    // Sheets of the screen that was left take their entries out of the history now.
    await atRest(page);
  }
}

/** In the page: the address changes before the next screen is drawn, and what is left still stands there until then. */
function pushed(path: string): void {
  for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
  const { __teeka_place: place, __TSR_index: index = 0 } = (history.state ?? {}) as {
    __teeka_place?: { page: number };
    __TSR_index?: number;
  };
  const state = {
    __teeka_place: { page: (place?.page ?? 0) + 1, over: 0 },
    __TSR_index: index + 1,
    __TSR_key: crypto.randomUUID(),
  };
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}
