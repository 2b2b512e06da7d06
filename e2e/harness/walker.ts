import assert from 'node:assert/strict';
import type { Page, Request } from 'playwright-core';
import { admit, type Visitor } from '../../apps/web/src/app/routing/access.ts';
import { type RouteLine, routes } from '../../apps/web/src/app/routing/routes.ts';
import { eventually } from './eventually.ts';
import type { Say } from './words.ts';

/** The line of the route table behind an address of the app; one without a parameter before one with. */
export function lineOf(address: string): RouteLine | undefined {
  const path = address.split(/[?#]/)[0] ?? '';
  const fits = routes.filter((line) => new RegExp(`^/${line.path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path));
  return fits.sort((a, b) => a.path.split('$').length - b.path.split('$').length)[0];
}

/** How long a screen may go on changing, in milliseconds, before it is taken as it is; a busy machine takes its time. */
const stillWithin = 8000;

/** A person who taps every link that leads to a screen not seen before, and comes back. */
export class Walker {
  /** The screens seen, as the route table writes them. */
  readonly seen = new Set<string>();
  readonly #page: Page;
  readonly #user: NonNullable<Visitor['user']>;
  readonly #say: Say;
  /** Calls that are on their way. */
  readonly #pending = new Set<Request>();

  constructor(page: Page, user: NonNullable<Visitor['user']>, say: Say) {
    this.#page = page;
    this.#user = user;
    this.#say = say;
    page.on('request', (request) => request.resourceType() === 'fetch' && this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /** From the first screen through the menu, and from each screen on. */
  async walk(): Promise<void> {
    // The first page of most is the dashboard, and its address leads there.
    this.seen.add('home');
    await this.#look();
    await this.#goOn();
    const first = this.#path();
    const beside = await this.#openMenu();
    const links = await this.#links('nav a, aside a, [role=dialog] a');
    for (const [at, to] of links.entries()) {
      this.#isOpen(to);
      if (this.seen.has(lineOf(to)?.path ?? '')) continue;
      if (at > 0 || !beside) await this.#openMenu();
      await this.#tap(to);
      await this.#goOn();
    }
    assert.ok(links.length > 2, `a menu on ${first}`);
  }

  /** The menu over the screen, where it does not stand beside it. Answers whether it was open. */
  async #openMenu(): Promise<boolean> {
    const button = this.#page.getByRole('button', { name: this.#say('app:menu'), exact: true });
    if ((await button.getAttribute('aria-expanded')) === 'true') return true;
    await button.click();
    await this.#page.getByRole('link', { name: this.#say('app:viewProfile') }).waitFor();
    return true;
  }

  /** Every screen that a visible link of this one leads to and that nobody has seen. */
  async #goOn(): Promise<void> {
    const here = this.#path();
    for (const to of await this.#links('header a, main a')) {
      this.#isOpen(to);
      if (this.seen.has(lineOf(to)?.path ?? '')) continue;
      // A row may have gone while somewhere else was looked at; what it led to must then be found in another way.
      if (!(await this.#page.locator(`a[href="${to}"]:visible`).count())) continue;
      await this.#tap(to);
      await this.#goOn();
      await this.#leaving();
      await this.#page.goBack();
      await eventually(async () => this.#path(), here);
      await this.#look();
    }
  }

  async #tap(to: string): Promise<void> {
    // What was asked for the screen that is left may never be answered.
    this.#pending.clear();
    await this.#leaving();
    await this.#page.locator(`a[href="${to}"]:visible`).first().click();
    const line = lineOf(to);
    const here = () => `${this.#path()} after a tap on ${to}`;
    const isThere = async () => lineOf(this.#path()) === line || this.#path() === '/unauthorized';
    await eventually(isThere, true).catch((cause) => assert.fail(`${here()}: ${cause}`));
    await this.#look();
  }

  /** The address changes before the next screen is drawn: until then what is left still stands there. */
  async #leaving(): Promise<void> {
    await this.#page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-left', ''));
  }

  /** Waits until the screen stands, and notes it. */
  async #look(): Promise<void> {
    await this.#page.locator('main h1:not([data-left])').first().waitFor();
    let before = '';
    const patient = Date.now() + stillWithin;
    for (let same = 0; same < 4 && Date.now() < patient; ) {
      const now = (await this.#links('header a, main a')).join();
      const waits = await this.#page.locator('.mantine-Skeleton-root:visible').count();
      same = now === before && waits === 0 && this.#pending.size === 0 ? same + 1 : 0;
      before = now;
      await this.#page.waitForTimeout(40);
    }
    assert.notEqual(this.#path(), '/unauthorized');
    const line = lineOf(this.#path());
    assert.ok(line, `${this.#path()} is a screen`);
    this.seen.add(line.path);
  }

  #path(): string {
    return new URL(this.#page.url()).pathname;
  }

  #isOpen(to: string): void {
    const line = lineOf(to);
    assert.ok(line, `${this.#path()} leads to ${to}, where there is nothing`);
    const admission = admit(line.access, { user: this.#user });
    assert.equal(admission, 'admitted', `${this.#path()} leads to ${to}`);
  }

  /** Addresses of the app behind the links that can be seen. */
  #links(which: string): Promise<string[]> {
    return this.#page.evaluate((selector) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
      const own = links.filter(
        (link) => link.origin === location.origin && !link.hash && link.checkVisibility() && link.target === '',
      );
      return [...new Set(own.map((link) => link.getAttribute('href') ?? ''))].filter(
        (href) => href.startsWith('/') && href !== '/',
      );
    }, which);
  }
}
