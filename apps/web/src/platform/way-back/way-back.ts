import { appeared } from './appeared.ts';

/** A place in the browser's history: which page of the app, counted from the first, and how many sheets lie over it. */
interface Place {
  readonly page: number;
  readonly over: number;
  /** The pages right before it, the latest last: a phone that is short of memory loads the app anew in the middle of a form. */
  readonly trail?: readonly string[];
}

/** So many pages before one are kept with it; no flow is longer. */
const longestTrail = 20;

const mark = '__teeka_place';

/** Where an entry of the history stands, as its state tells. */
function placeOf(state: unknown): Place {
  const place = (state as { readonly [mark]?: Place } | null)?.[mark];
  return place ?? { page: 0, over: 0 };
}

/** The state of an entry with its place in it. */
const withPlace = (state: unknown, place: Place): object => ({ ...(state as object), [mark]: place });

/** The state as the router left it there. */
function withoutPlace(state: unknown): unknown {
  if (state === null || typeof state !== 'object') return state;
  const { [mark]: _place, ...rest } = state as { readonly [mark]?: Place };
  return rest;
}

/** What lies over a screen and is closed by back. */
export interface Overlay {
  readonly close: () => void;
}

/** One that was opened, and whether it has closed since. */
interface Opened extends Overlay {
  ended: boolean;
}

/** What of the browser's window the history needs. */
export type HistoryWindow = Pick<Window, 'history' | 'location' | 'document' | 'addEventListener'>;

type Heard = (event: PopStateEvent) => void;

/** A way through the history that the browser does not answer within this time (ms) led nowhere. */
const longest = 1000;
/** By then (ms) what was asked to close has closed, or stays. */
const closing = 100;

/**
 * The browser's history with sheets in it: each sheet that is open has an entry of its own over that of its page, so that
 * the phone's way back closes it. The router sees a window without these entries. Before it moves on from a page, the
 * entries of the sheets over it are taken back, so that none is left behind.
 */
export class WayBack {
  readonly #window: HistoryWindow;
  readonly #heard: Heard[] = [];
  /** The pages passed since the app was loaded, by their number. */
  readonly #passed = new Map<number, string>();
  #over: Opened[] = [];
  #here: Place;
  #waiting: (() => void)[] = [];
  #travel: ReturnType<typeof setTimeout> | undefined;

  constructor(window: HistoryWindow) {
    this.#window = window;
    this.#here = placeOf(window.history.state);
    this.#passed.set(this.#here.page, window.location.pathname);
    const { page, trail = [] } = this.#here;
    for (const [nth, path] of trail.entries()) this.#passed.set(page - trail.length + nth, path);
    window.addEventListener('popstate', (event) => this.#arrive(event));
    // Reloaded while a sheet was open.
    this.#settle();
  }

  /** Over the screen from now on, until the answer is called. */
  add({ close }: Overlay): () => void {
    const opened: Opened = { close, ended: false };
    this.#over.push(opened);
    appeared();
    this.#settle();
    return () => {
      opened.ended = true;
      this.#over = this.#over.filter((one) => one !== opened);
      appeared();
      // Where another comes in its place, the entry is kept for that one.
      setTimeout(() => this.#settle());
    };
  }

  /**
   * How many pages back the one lies from which a flow was begun; `undefined` where that is not known here. `isPart`: of
   * the flow, by its address.
   */
  lengthOf(isPart: (path: string) => boolean): {
    readonly pages: number;
    readonly before: string | undefined;
  } {
    let pages = 0;
    let path = this.#passed.get(this.#here.page);
    while (path !== undefined && isPart(path)) {
      pages += 1;
      path = this.#passed.get(this.#here.page - pages);
    }
    return { pages, before: path };
  }

  /** Takes pages back without a screen seeing it; where the router goes next, it goes from there. */
  drop(pages: number): void {
    if (pages === 0) return;
    this.#over = [];
    this.#go(-pages - this.#here.over);
  }

  /** The window as the router is to see it. */
  forRouter(): object {
    const { location, document } = this.#window;
    const { history } = this.#window;
    const goTo = (pages: number) => this.#then(() => this.#leave(pages));
    return {
      location,
      document,
      history: {
        get state() {
          return withoutPlace(history.state);
        },
        get length() {
          return history.length;
        },
        pushState: (state: unknown, _: string, href: string) =>
          this.#then(() => this.#write('pushState', state, href), { bare: true }),
        replaceState: (state: unknown, _: string, href: string) =>
          this.#then(() => this.#write('replaceState', state, href), { bare: true }),
        go: goTo,
        back: () => goTo(-1),
        forward: () => goTo(1),
      },
      addEventListener: (kind: string, heard: EventListener, how?: AddEventListenerOptions) => {
        if (kind === 'popstate') this.#heard.push(heard as Heard);
        else this.#window.addEventListener(kind, heard, how);
      },
      removeEventListener: () => undefined,
    };
  }

  /** Does it at once, or when the browser has arrived; `bare`: on the page itself, with nothing over it. */
  #then(act: () => void, { bare = false } = {}): void {
    this.#waiting.push(() => {
      if (!bare || this.#here.over === 0) {
        act();
        return;
      }
      this.#waiting.unshift(act);
      this.#go(-this.#here.over);
    });
    this.#work();
  }

  #work(): void {
    while (this.#travel === undefined) {
      const act = this.#waiting.shift();
      if (!act) return;
      act();
    }
  }

  #write(how: 'pushState' | 'replaceState', state: unknown, href: string): void {
    const before = this.#window.location.pathname;
    const page = this.#here.page + (how === 'pushState' ? 1 : 0);
    this.#here = { page, over: 0, trail: this.#trailTo(page) };
    this.#window.history[how](withPlace(state, this.#here), '', href);
    const now = this.#window.location.pathname;
    this.#passed.set(page, now);
    appeared();
    // Sheets of a screen go with it; what stays open over the same one gets its entry again.
    if (now !== before) this.#over = [];
    else setTimeout(() => this.#settle());
  }

  /** The pages right before one, as far as they are known without a gap. */
  #trailTo(page: number): string[] {
    const trail: string[] = [];
    for (let at = page - 1; trail.length < longestTrail; at -= 1) {
      const path = this.#passed.get(at);
      if (path === undefined) break;
      trail.unshift(path);
    }
    return trail;
  }

  /** The router goes through the history: the entries of the sheets over this page are passed on the way. */
  #leave(pages: number): void {
    const { over } = this.#here;
    this.#over = [];
    this.#here = { ...this.#here, over: 0 };
    this.#window.history.go(pages < 0 ? pages - over : pages);
  }

  #go(entries: number): void {
    this.#travel = setTimeout(() => this.#end(placeOf(this.#window.history.state)), longest);
    this.#window.history.go(entries);
  }

  #end(place: Place): void {
    clearTimeout(this.#travel);
    this.#travel = undefined;
    this.#here = place;
    this.#work();
    this.#settle();
  }

  #arrive(event: PopStateEvent): void {
    const place = placeOf(event.state);
    if (this.#travel !== undefined) {
      this.#end(place);
      return;
    }
    const { page, over } = this.#here;
    this.#here = place;
    if (place.page === page && place.over !== over) {
      if (place.over < over) this.#close(this.#over.splice(place.over));
      // Forward leads to the entry of a sheet that is closed: back from it.
      else this.#settle();
      return;
    }
    this.#passed.set(place.page, this.#window.location.pathname);
    this.#over = [];
    appeared();
    for (const hears of this.#heard) hears(event);
    this.#settle();
  }

  /** Asks them to close, the upper first; what stays open, because something is being saved, is over the screen still. */
  #close(sheets: readonly Opened[]): void {
    for (const { close } of [...sheets].reverse()) close();
    setTimeout(() => {
      this.#over.push(...sheets.filter(({ ended }) => !ended));
      this.#settle();
    }, closing);
  }

  /** As many entries over the page as sheets are open. */
  #settle(): void {
    if (this.#travel !== undefined) return;
    const missing = this.#over.length - this.#here.over;
    if (missing < 0) this.#go(missing);
    for (let more = 0; more < missing; more += 1) {
      const { history } = this.#window;
      this.#here = { ...this.#here, over: this.#here.over + 1 };
      history.pushState(withPlace(history.state, this.#here), '');
    }
  }
}
