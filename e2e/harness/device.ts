import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserFlags } from '../../tools/browser/browser-flags.ts';
import { findChromium } from '../../tools/browser/find-chromium.ts';
import { root } from '../../tools/launch/root.ts';
import { answerAsNewerBrowsers } from './newer-answers.ts';
import type { Profile } from './profiles.ts';
import type { System } from './system.ts';
import { atRest, countTravels, goWithin } from './travels.ts';
import { countWrites } from './writes.ts';

/** The longest a person is let wait for anything on a screen. */
const patience = 45_000;

/** How many times slower than this machine the devices are (`JOURNEY_SLOWER=4`): what races on them shows. */
const slower = Number(process.env.JOURNEY_SLOWER) || 1;
/** How many ms longer everything takes to be sealed (`JOURNEY_SEALING=300`): what hopes that the phone has stored it shows. */
const sealing = Number(process.env.JOURNEY_SEALING) || 0;

export interface DeviceWish {
  /**
   * Whether the app's files are kept for a start without network. Fetching all of them costs more seconds of the processor
   * than all else that a device does until its day is there, so one that never loses the network does without.
   */
  readonly opensOffline?: boolean;
  /** A film (Y4M) that stands before its camera; without one it has none. */
  readonly film?: string;
}

/** One person's device: a browser with a folder of its own, so that closing and opening the app again is real. */
export class Device {
  readonly profile: Profile;
  /** What went wrong in the page, as the console tells it; refused and unreachable requests aside. */
  readonly complaints: string[] = [];
  /** Requests of the page that came to nothing, each with why. */
  readonly unanswered: string[] = [];
  readonly #address: string;
  readonly #opensOffline: boolean;
  readonly #camera: readonly string[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'teeka-device-'));
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #offline = false;

  constructor(
    { address, ending }: Pick<System, 'address' | 'ending'>,
    profile: Profile,
    { opensOffline = true, film }: DeviceWish = {},
  ) {
    this.#address = address;
    this.#opensOffline = opensOffline;
    this.#camera = film === undefined ? [] : cameraWith(film);
    this.profile = profile;
    ending.undo(() => this.throwAway());
  }

  get page(): Page {
    if (!this.#page) throw new Error('the app is closed');
    return this.#page;
  }

  /** Opens the browser where it was closed, on this path of the app. */
  async open(path = '/'): Promise<void> {
    if (!this.#context) await this.#launch();
    await atRest(this.page);
    await this.page.goto(this.#address + path);
  }

  /** Goes to this path within the app that is open, as by a link: what stood there before goes, with all that lay over it. */
  async goTo(path: string): Promise<void> {
    await atRest(this.page);
    await goWithin(this.page, path);
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await atRest(this.page);
    await this.page.reload();
  }

  /** Opens the browser where it was closed, on nothing yet. */
  async openBlank(): Promise<void> {
    if (!this.#context) await this.#launch();
    await this.page.goto('about:blank');
  }

  get isOffline(): boolean {
    return this.#offline;
  }

  async #launch(): Promise<void> {
    const { width, height, language, touch } = this.profile;
    const { executablePath, args, env } = await findChromium();
    const context = await chromium.launchPersistentContext(this.#folder, {
      executablePath,
      args: [...new Set([...browserFlags, ...args]), ...this.#camera],
      env: { ...process.env, ...env } as Record<string, string>,
      viewport: { width, height },
      isMobile: touch,
      hasTouch: touch,
      locale: `${language}-IN`,
      timezoneId: 'Asia/Kolkata',
      offline: this.#offline,
      reducedMotion: 'reduce',
      serviceWorkers: this.#opensOffline ? 'allow' : 'block',
    });
    context.setDefaultTimeout(patience * slower);
    await context.addInitScript(answerAsNewerBrowsers);
    await context.addInitScript(countTaps);
    await context.addInitScript(countTravels);
    await context.addInitScript(countWrites, sealing);
    // A phone that starts without network says so; this browser learns it only of a page that is open.
    if (this.#offline) await context.addInitScript(sayOffline);
    const page = context.pages()[0] ?? (await context.newPage());
    page.on('pageerror', (error) => this.complaints.push(`${error.stack ?? error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !text.startsWith('Failed to load resource')) this.complaints.push(text);
    });
    page.on('requestfailed', (request) => this.unanswered.push(`${request.url()} ${request.failure()?.errorText}`));
    if (slower > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    }
    this.#context = context;
    this.#page = page;
  }

  /** Until nothing is under way in the app, and what was typed is on the phone's disk. */
  atRest(): Promise<void> {
    return atRest(this.page);
  }

  /** Closes the app as a phone does that needs the memory: no farewell is waited for. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
    this.#page = undefined;
  }

  async networkOff(): Promise<void> {
    this.#offline = true;
    await this.#context?.setOffline(true);
  }

  async networkOn(): Promise<void> {
    this.#offline = false;
    await this.#context?.addInitScript(sayTruth);
    await this.#page?.evaluate(sayTruth);
    await this.#context?.setOffline(false);
    // A page that opens itself anew as soon as there is network has heard of it.
    await this.#page
      ?.evaluate(() => dispatchEvent(new Event('online')))
      .catch((error: unknown) => {
        if (!String(error).includes('context was destroyed')) throw error;
      });
  }

  /** Until the app can be opened with no network: its worker has stored the whole build. */
  async untilKept(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Taps and clicks made by hand since the page was loaded. */
  taps(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { taps: number }).taps);
  }

  /** A picture of the screen, or of the whole page on a screen that is as high as it; a sheet is as high as the screen. */
  async picture(name: string, { whole = false } = {}): Promise<string> {
    const folder = join(root, '.pictures');
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${name}.png`);
    const before = this.#page?.viewportSize();
    const height = whole ? await this.#height() : 0;
    if (before && height > before.height) await this.#page?.setViewportSize({ ...before, height });
    await this.#page?.screenshot({ path }).catch(() => undefined);
    if (before) await this.#page?.setViewportSize(before);
    return path;
  }

  async #height(): Promise<number> {
    if (await this.page.getByRole('dialog').count()) return 0;
    return this.page.evaluate(() => {
      scrollTo(0, 0);
      return Math.min(document.documentElement.scrollHeight, 6000);
    });
  }

  async throwAway(): Promise<void> {
    await this.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The browser's own stand-in for a camera, which nobody is asked about. */
const cameraWith = (film: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

function countTaps(): void {
  const counted = window as unknown as { taps: number };
  counted.taps = 0;
  addEventListener('pointerdown', (event) => event.isTrusted && counted.taps++, { capture: true });
}

function sayOffline(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
}

function sayTruth(): void {
  Reflect.deleteProperty(navigator, 'onLine');
}
