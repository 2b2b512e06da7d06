import type { Locator } from 'playwright-core';
import { eventually } from './eventually.ts';

/** As long as nobody's finger is on a button that has just come. */
const look = 700;

/** Runs in the page: whether a tap on its middle reaches it. */
function isOnTop(button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return on !== null && button.contains(on);
}

/** Two taps of one finger on the same spot, `gap` milliseconds apart; where the second lands is the page's matter. */
export async function doubleTap(button: Locator, gap: number): Promise<void> {
  const page = button.page();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(look);
  // A message that passes may lie over it: whoever taps waits until it is seen.
  await eventually(() => button.evaluate(isOnTop), true);
  const box = await button.boundingBox();
  if (!box) throw new Error('nothing to tap on');
  const spot = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const second = new Promise((done) => setTimeout(done, gap));
  await page.touchscreen.tap(...spot);
  await second;
  await page.touchscreen.tap(...spot);
}
