import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Device } from '../../e2e/harness/device.ts';
import { chooseLanguage, typeSignIn } from '../../e2e/harness/hands.ts';
import { phone } from '../../e2e/harness/profiles.ts';
import { wordsIn } from '../../e2e/harness/words.ts';
import { type Ending, prepareEnding } from '../start/ending.ts';
import { buildWeb } from '../start/web-build.ts';
import { oncePerRun } from './once.ts';
import { openCatchment, packWorker } from './pack-place.ts';
import type { BenchEnv } from './row.ts';

/** A cheap phone on a slow line, as browsers imitate one: bytes a second, milliseconds. */
const slow = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};

/** How long, in milliseconds, somebody with a cheap phone on a slow line waits. */
export interface PhoneTimes {
  /** The very first visit, until the sign-in can be typed. */
  readonly signInCold: number;
  /** The app opened once more, until the sign-in can be typed. */
  readonly signInWarm: number;
  /** From the tap on 'Sign in' until a day of 5,000 people is on the phone. */
  readonly packOpened: number;
  /** The app opened once more by somebody signed in, until the session of the day can be tapped. */
  readonly dayWarm: number;
  /** The same without network. */
  readonly dayOffline: number;
}

const tries = 5;
const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Notes when something that says just this stands on the screen and can be tapped. */
function noteUsable(words: string): void {
  const look = () => {
    const found = [...document.querySelectorAll<HTMLElement>('a, button')].find(
      (one) => one.textContent?.trim() === words && one.offsetParent !== null && !one.matches(':disabled'),
    );
    if (found) (window as { usableAt?: number }).usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens the app at an address on a phone that shows nothing yet; milliseconds until those words can be tapped. */
async function open(device: Device, path: string, words: string): Promise<number> {
  await device.openBlank();
  const { page } = device;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  await devtools.send('Network.enable');
  if (!device.isOffline) await devtools.send('Network.emulateNetworkConditions', slow.network);
  await page.addInitScript(noteUsable, words);
  await device.open(path);
  // Asked past Playwright, whose own script would cost the slow page as much as the app's.
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'window.usableAt' });
    if (typeof result.value === 'number') return result.value;
    await setTimeout(200);
  }
  throw new Error(`${words} did not come`);
}

/** The median of several openings of the closed app. */
async function openOften(device: Device, path: string, words: string): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < tries; nth += 1) {
    await device.close();
    times.push(await open(device, path, words));
  }
  return median(times);
}

async function measure(address: string, ending: Ending): Promise<PhoneTimes> {
  const device = new Device({ address, ending }, phone);
  const say = await wordsIn(phone.language);
  const signIn = say('auth:signIn');
  const signInCold = await open(device, '/', signIn);
  await device.untilKept();
  const signInWarm = await openOften(device, '/', signIn);
  await chooseLanguage({ device, say });
  const from = performance.now();
  await typeSignIn({ device, say }, packWorker);
  await device.page.getByText(say('sessions:dayReady')).waitFor({ timeout: 60_000 });
  const packOpened = performance.now() - from;
  const dayWarm = await openOften(device, '/dashboard', say('sessions:open'));
  await device.networkOff();
  const dayOffline = await openOften(device, '/dashboard', say('sessions:open'));
  return { signInCold, signInWarm, packOpened, dayWarm, dayOffline };
}

const once = oncePerRun<PhoneTimes>();

async function measureOnce(env: BenchEnv): Promise<PhoneTimes> {
  await buildWeb(join(env.dataDir, 'logs', 'web-build.log'));
  const { url } = await openCatchment(env);
  const server = await env.startServer(url, { LOG_LEVEL: 'warn' });
  const ending = prepareEnding();
  try {
    return await measure(server.address, ending);
  } finally {
    await ending.run();
    await server.stop();
  }
}

/** The waits of one phone; measured once, however many rows ask. */
export const phoneTimes = (env: BenchEnv): Promise<PhoneTimes> => once(env, '', () => measureOnce(env));
