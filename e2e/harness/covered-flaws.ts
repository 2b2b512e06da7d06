import type { Page } from 'playwright-core';

/** A desktop of 1280x1024 magnified four times. */
const magnified = { width: 320, height: 256 };
/** How long the screen takes to stand in another size: ms. */
const settling = 200;

/**
 * What is wrong with where the cursor stands on the open screen, magnified: everything that takes it must be seen when it
 * has it, and nothing that stays in place may lie over the whole of it (WCAG 2.2, 2.4.11). Afterwards the screen has its
 * size, and the cursor is where it was.
 */
export async function coveredFlaws(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  if (!before) throw new Error('a page without a size');
  const inSize = async (size: { readonly width: number; readonly height: number }) => {
    await page.setViewportSize(size);
    await page.waitForTimeout(settling);
  };
  // What opened a sheet is often drawn anew in another width, and the way back to it is judged afterwards.
  const isOver = (await page.getByRole('dialog').count()) > 0;
  await inSize(isOver ? { ...before, height: magnified.height } : magnified);
  const flaws = await page.evaluate(looked);
  await inSize(before);
  return flaws.map((flaw) => `magnified: ${flaw}`);
}

/** Runs in the page, and knows nothing but what is in it. */
function looked(): string[] {
  const takesCursor = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const ground = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? document.body;
  const had = document.activeElement;
  const nameOf = (one: HTMLElement) =>
    (one.getAttribute('aria-label') ?? one.textContent?.trim()) ||
    one.getAttribute('name') ||
    one.tagName.toLowerCase();
  /** What stays in place over the page, where that is what lies at a point. */
  function staysAt(x: number, y: number): Element | null {
    let at = document.elementFromPoint(x, y);
    while (at && !/fixed|sticky/.test(getComputedStyle(at).position)) at = at.parentElement;
    // A message goes by itself.
    return at?.closest('[aria-live]') ? null : at;
  }
  function flawOf(one: HTMLElement): string | null {
    one.focus();
    // What is moved on by the screen itself, or has gone meanwhile, is not where the cursor stands.
    if (document.activeElement !== one) return null;
    // A mark that is drawn by its label has no size of its own.
    const isDrawn = one.offsetWidth > 1 && one.offsetHeight > 1;
    const drawn = one instanceof HTMLInputElement && !isDrawn ? (one.labels?.[0] ?? one) : one;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (x2 - x1 < 1 || y2 - y1 < 1) return `'${nameOf(one).slice(0, 50)}' has the cursor and is out of sight`;
    const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const;
    const points = [middle, [x1 + 2, y1 + 2], [x2 - 2, y1 + 2], [x1 + 2, y2 - 2], [x2 - 2, y2 - 2]] as const;
    const over = points.map(([x, y]) => staysAt(x, y)).map((stays) => (stays?.contains(one) ? null : stays));
    const by = over.every((stays) => stays !== null) ? over[0] : null;
    return by ? `'${nameOf(one).slice(0, 50)}' has the cursor under '${nameOf(by as HTMLElement).slice(0, 50)}'` : null;
  }
  const flaws = [...ground.querySelectorAll<HTMLElement>(takesCursor)]
    .filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled') &&
        !one.closest('[inert], [aria-hidden="true"]') &&
        one.checkVisibility({ visibilityProperty: true }),
    )
    .flatMap((one) => flawOf(one) ?? []);
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  scrollTo(0, 0);
  return [...new Set(flaws)];
}
