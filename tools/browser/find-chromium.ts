import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackShippedChromium } from './shipped-chromium.ts';

export interface Browser {
  executablePath: string;
  args: string[];
  /** Added to the browser's environment. */
  env: Record<string, string>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(isProgram);
}

let shipped: ReturnType<typeof unpackShippedChromium> | undefined;

/** The browser of the journeys: CHROMIUM_PATH, else an installed Chromium or Chrome, else the one a package ships. */
export async function findChromium(): Promise<Browser> {
  // Chromium's own sandbox does not work as root; the pages it opens here are ours alone.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const chosen = process.env.CHROMIUM_PATH || installed();
  if (chosen) return { executablePath: chosen, args, env: {} };
  shipped ??= unpackShippedChromium();
  return { args: ['--no-sandbox', '--no-zygote'], ...(await shipped) };
}
