import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Something on the way that a hand taps: what it is and what it says, as a pattern. */
export interface Way {
  readonly kind: 'button' | 'link' | 'select';
  readonly says: string;
}

/** What a row of taps took: milliseconds from each tap to its first change on the screen, and to where the next can be tapped. */
export interface Taken {
  readonly taps: number;
  readonly firstChange: readonly number[];
  readonly untilNext: readonly number[];
}

interface Found {
  readonly way: number;
  readonly x: number;
  readonly y: number;
}

interface Watch {
  readonly firstChange: number | null;
  readonly found: Found | null;
  readonly untilNext: number | null;
}

/** A hand is no machine: longer than the pause in which a second tap at one spot counts for none. */
const pause = 900;
/** A choice from a list: it is opened, and one is taken. */
const tapsOf = { button: 1, link: 1, select: 2 } as const;

/** In the page: finds the first of the ways that can be tapped, and watches what becomes of a tap. */
function watchTaps(): void {
  // One watch for each page: another beside it would scroll and count as well.
  if ('handWays' in window) return;
  interface State {
    tapped: Element | null;
    at: string;
    from: number;
    firstChange: number | null;
    found: Found | null;
    untilNext: number | null;
  }
  const state: State = { tapped: null, at: '', from: 0, firstChange: null, found: null, untilNext: null };
  let ways: readonly Way[] = [];
  const kinds = { button: 'button', link: 'a[href]', select: 'select' };
  const nameOf = (one: Element) =>
    (
      one.getAttribute('aria-label') ??
      (one as HTMLSelectElement).labels?.[0]?.textContent ??
      one.textContent ??
      ''
    ).trim();
  const isOpen = (one: Element) =>
    one instanceof HTMLSelectElement ? one.value === '' : one.getAttribute('aria-pressed') !== 'true';
  function elementOf({ kind, says }: Way): HTMLElement | undefined {
    const pattern = new RegExp(says);
    return [...document.querySelectorAll<HTMLElement>(kinds[kind])].find(
      (one) =>
        pattern.test(nameOf(one)) &&
        isOpen(one) &&
        !one.matches(':disabled, [aria-disabled=true]') &&
        one.getClientRects().length > 0 &&
        !one.closest('[inert]'),
    );
  }
  function look(): Found | null {
    for (const [way, each] of ways.entries()) {
      const one = elementOf(each);
      if (!one || (one === state.tapped && location.pathname === state.at)) continue;
      one.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = one.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      // What something lies over, a sheet or a bar, is not tapped.
      if (hit && !one.contains(hit) && !hit.contains(one)) continue;
      return { way, ...middle };
    }
    return null;
  }
  function follow(): void {
    state.found = look();
    if (state.found === null) requestAnimationFrame(follow);
    else state.untilNext = performance.now() - state.from;
  }
  addEventListener(
    'pointerdown',
    (event) => {
      const on = event.target as Element;
      Object.assign(state, { firstChange: null, found: null, untilNext: null });
      state.tapped = on.closest('button, a[href]') ?? on;
      state.at = location.pathname;
      state.from = performance.now();
      const changed = new MutationObserver(() => {
        changed.disconnect();
        requestAnimationFrame(() => {
          state.firstChange = performance.now() - state.from;
        });
      });
      changed.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    },
    { capture: true },
  );
  // Looking scrolls, and a page that is scrolled under a finger takes no tap: not before the finger has left it.
  addEventListener('click', () => requestAnimationFrame(follow), { capture: true });
  Object.assign(window, {
    handWays(next: readonly Way[]) {
      ways = next;
      return look();
    },
    handWatch: (): Watch => ({ firstChange: state.firstChange, found: state.found, untilNext: state.untilNext }),
    handTook() {
      state.tapped = null;
      state.found = look();
    },
  });
}

/**
 * A hand that taps the way on: each time the first of the ways that stands there, until the last of them stands there.
 * Times are taken in the page, past Playwright, whose own script would cost a slow page as much as the app's.
 */
export class Hand {
  readonly #page: Page;
  private constructor(page: Page) {
    this.#page = page;
  }

  static async on(page: Page): Promise<Hand> {
    await page.evaluate(watchTaps);
    return new Hand(page);
  }

  /** Which of the ways can be tapped now. */
  #look(ways: readonly Way[]): Promise<Found | null> {
    return this.#page.evaluate(
      (all) => (window as unknown as { handWays(all: readonly Way[]): Found | null }).handWays(all),
      ways,
    );
  }

  /** Goes on by the ways until the last one, which is not tapped. */
  async goOn(ways: readonly Way[]): Promise<Taken> {
    let at = await this.#look(ways);
    const taken = { taps: 0, firstChange: [] as number[], untilNext: [] as number[] };
    while (at && at.way !== ways.length - 1) {
      const way = ways[at.way] as Way;
      taken.taps += tapsOf[way.kind];
      if (way.kind === 'select') {
        at = await this.#choose(way);
        continue;
      }
      await this.#page.touchscreen.tap(at.x, at.y);
      const seen = await this.#untilNext(way.says);
      taken.firstChange.push(seen.firstChange ?? seen.untilNext ?? 0);
      taken.untilNext.push(seen.untilNext ?? 0);
      await setTimeout(pause);
      at = await this.#look(ways);
      if (taken.taps > 60) throw new Error('the way does not end');
    }
    if (!at) throw new Error(`no way on is to be seen on ${new URL(this.#page.url()).pathname}`);
    return taken;
  }

  /** Takes the first that may be taken; the browser draws such a list itself, so nothing is timed. */
  async #choose({ says }: Way): Promise<Found | null> {
    await this.#page.evaluate((pattern) => {
      const name = (one: HTMLSelectElement) => one.labels?.[0]?.textContent ?? '';
      const one = [...document.querySelectorAll('select')].find(
        (each) => each.value === '' && new RegExp(pattern).test((each.getAttribute('aria-label') ?? name(each)).trim()),
      );
      const option = one?.querySelector<HTMLOptionElement>('option:not([disabled]):not([value=""])');
      if (!one || !option) throw new Error('nothing to choose');
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(one, option.value);
      one.dispatchEvent(new Event('change', { bubbles: true }));
    }, says);
    await setTimeout(pause);
    return (
      await this.#page.evaluate(() => {
        const hand = window as unknown as { handTook(): void; handWatch(): Watch };
        hand.handTook();
        return hand.handWatch();
      })
    ).found;
  }

  async #untilNext(tapped: string): Promise<Watch> {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      await setTimeout(50);
      const seen = (await this.#page.evaluate(() =>
        (window as unknown as { handWatch(): Watch }).handWatch(),
      )) as Watch;
      if (seen.found) return seen;
    }
    const at = new URL(this.#page.url()).pathname;
    throw new Error(`after '${tapped}' nothing more can be tapped on ${at}`);
  }
}
