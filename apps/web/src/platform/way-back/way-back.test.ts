import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { type HistoryWindow, WayBack } from './way-back.ts';

interface Entry {
  readonly href: string;
  readonly state: unknown;
}

/** A browser's history, as the standard has it: entries in a row, a move told a moment later. */
class Browser {
  entries: Entry[] = [{ href: '/home', state: { __TSR_index: 0 } }];
  at = 0;
  #heard: ((event: PopStateEvent) => void)[] = [];
  get path(): string {
    return this.entries[this.at]?.href ?? '';
  }
  asWindow(): HistoryWindow {
    const browser = this;
    const location = {
      get pathname() {
        return browser.path;
      },
    };
    const history = {
      get state() {
        return browser.entries[browser.at]?.state;
      },
      pushState: (state: unknown, _: string, href = browser.path) => {
        browser.entries = [...browser.entries.slice(0, browser.at + 1), { href, state }];
        browser.at += 1;
      },
      replaceState: (state: unknown, _: string, href = browser.path) => {
        browser.entries[browser.at] = { href, state };
      },
      go: (steps: number) => browser.go(steps),
    };
    const addEventListener = (_: string, heard: (event: PopStateEvent) => void) => this.#heard.push(heard);
    return { location, history, addEventListener, document: {} } as unknown as HistoryWindow;
  }
  go(steps: number): void {
    setTimeout(() => {
      if (!this.entries[this.at + steps]) return;
      this.at += steps;
      const event = { state: this.entries[this.at]?.state } as PopStateEvent;
      for (const heard of this.#heard) heard(event);
    });
  }
}

interface RouterWindow {
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'go' | 'back' | 'state'>;
  addEventListener(kind: 'popstate', heard: () => void): void;
}

const rest = (ms = 20) => new Promise((done) => setTimeout(done, ms));
let browser: Browser;
let way: WayBack;
let router: RouterWindow;
let moves: number;
const goTo = (href: string) => router.history.pushState({ __TSR_index: 1 }, '', href);
const pages = () => browser.entries.map(({ href }) => href);
const sheet = () => {
  const layer = { open: true, end: () => {} };
  const end = way.add({ close: () => layer.end() });
  layer.end = () => {
    layer.open = false;
    end();
  };
  return layer;
};

beforeEach(() => {
  browser = new Browser();
  way = new WayBack(browser.asWindow());
  router = way.forRouter() as RouterWindow;
  moves = 0;
  router.addEventListener('popstate', () => {
    moves += 1;
  });
  goTo('/list');
});

test('back closes the upper of two sheets, and the router hears nothing of it', async () => {
  const [lower, upper] = [sheet(), sheet()];
  browser.go(-1);
  await rest(150);
  assert.deepEqual([lower.open, upper.open, browser.path, moves], [true, false, '/list', 0]);
  browser.go(-1);
  await rest(150);
  assert.deepEqual([lower.open, browser.path, moves], [false, '/list', 0]);
  browser.go(-1);
  await rest();
  assert.deepEqual([browser.path, moves], ['/home', 1]);
});

test('closed by its button, a sheet leaves nothing that back would pass', async () => {
  sheet().end();
  await rest();
  browser.go(-1);
  await rest();
  assert.deepEqual([browser.path, moves], ['/home', 1]);
});

test('forward to the place of a closed sheet comes back from it', async () => {
  sheet().end();
  await rest();
  browser.go(1);
  await rest(60);
  assert.deepEqual([browser.path, browser.at, moves], ['/list', 1, 0]);
});

test('a link within the upper of two sheets takes the place of both', async () => {
  sheet();
  sheet();
  goTo('/person');
  await rest(60);
  assert.deepEqual([pages(), moves], [['/home', '/list', '/person'], 0]);
});

test('a sheet that closes while the router goes on', async () => {
  const one = sheet();
  one.end();
  goTo('/person');
  await rest(60);
  assert.deepEqual(pages(), ['/home', '/list', '/person']);
  router.history.back();
  await rest();
  assert.deepEqual([browser.path, moves], ['/list', 1]);
});

test('back out of a page over which a sheet stands passes the sheet', async () => {
  const one = sheet();
  router.history.back();
  one.end();
  await rest(60);
  assert.deepEqual([browser.path, moves], ['/home', 1]);
});

test('a sheet that is saving stays, and so does its entry', async () => {
  let closings = 0;
  way.add({
    close: () => {
      closings += 1;
    },
  });
  for (const times of [1, 2]) {
    browser.go(-1);
    // The entry is put back a moment after the sheet has stayed.
    for (let nth = 0; nth < 40 && (closings < times || browser.at < 2); nth++) await rest(50);
    await rest(50);
    assert.deepEqual([closings, browser.path, browser.at], [times, '/list', 2]);
  }
});

test('one sheet in the place of another keeps the entry', async () => {
  sheet().end();
  const next = sheet();
  await rest();
  assert.equal(browser.entries.length, 3);
  browser.go(-1);
  await rest(150);
  assert.deepEqual([next.open, browser.path], [false, '/list']);
});

test('loaded anew while a sheet was open, the page stands without it', async () => {
  sheet();
  new WayBack(browser.asWindow());
  await rest(60);
  assert.equal(browser.at, 1);
});

test('what is finished is dropped from the history', async () => {
  for (const step of ['/new?1', '/new?2', '/new?3']) goTo(step);
  const { pages: steps, before } = way.lengthOf((path) => path.startsWith('/new'));
  assert.deepEqual([steps, before], [3, '/list']);
  way.drop(steps);
  goTo('/person');
  await rest(60);
  assert.deepEqual([pages(), moves], [['/home', '/list', '/person'], 0]);
});

test('loaded anew in the middle of what is finished later, it is known still where that was begun', async () => {
  for (const step of ['/new?1', '/new?2']) goTo(step);
  const anew = new WayBack(browser.asWindow());
  const next = anew.forRouter() as RouterWindow;
  next.history.pushState({ __TSR_index: 2 }, '', '/new?3');
  const { pages: steps, before } = anew.lengthOf((path) => path.startsWith('/new'));
  assert.deepEqual([steps, before], [3, '/list']);
});
