// npm run pictures: every screen of a session day, on a system of its own (e2e/pictures.ts), into .pictures/.
// npm run pictures -- /auth/login /dashboard: these addresses of a server that is running (--url) with its demo sign-in
// (--user), at three widths, in both languages and both themes, and what axe finds on them.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserFlags } from './browser/browser-flags.ts';
import { findChromium } from './browser/find-chromium.ts';
import { root } from './launch/root.ts';
import { axeFindings } from './pictures/axe.ts';
import { choose, settle, signIn } from './pictures/visit.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    who: { type: 'string' },
    only: { type: 'string' },
    url: { type: 'string', default: `http://localhost:${process.env.PORT ?? '8080'}` },
    user: { type: 'string', default: 'vaccinator1' },
    widths: { type: 'string', default: '360,768,1366' },
    languages: { type: 'string', default: 'en,hi' },
    themes: { type: 'string', default: 'light,dark' },
    looks: { type: 'string' },
  },
});
const heights: Readonly<Record<string, number>> = { 360: 740, 768: 1024 };
if (positionals.length === 0) {
  const walk = [join(root, 'e2e', 'pictures.ts'), ...process.argv.slice(2)];
  process.exit(spawnSync(process.execPath, walk, { cwd: root, stdio: 'inherit' }).status ?? 1);
}
const folder = join(root, '.pictures');
mkdirSync(folder, { recursive: true });

const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: [...new Set([...browserFlags, ...args])],
  env: { ...(process.env as Record<string, string>), ...env },
});
let findings = 0;
try {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.log(`console: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`page error: ${error.message}`));
  const isOpen = (route: string): boolean => route.startsWith('/auth');
  for (const open of [true, false]) {
    const wanted = positionals.filter((route) => isOpen(route) === open);
    if (wanted.length === 0) continue;
    if (!open) await signIn(page, values.url, values.user);
    for (const language of values.languages.split(',')) {
      for (const theme of values.themes.split(',')) {
        await choose(page, values.url, { language, theme });
        for (const route of wanted) {
          await page.goto(values.url + route);
          for (const width of values.widths.split(',')) {
            await page.setViewportSize({ width: Number(width), height: heights[width] ?? 768 });
            await settle(page);
            const name = `${route.replaceAll('/', '_').replace(/^_/, '') || 'root'}-${language}-${theme}-${width}`;
            await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
            for (const { line } of await axeFindings(page)) {
              findings += 1;
              console.log(`${name}: ${line}`);
            }
          }
        }
      }
    }
  }
} finally {
  await browser.close();
}
console.log(`Pictures in .pictures/, ${findings} findings of axe`);
if (findings > 0) process.exitCode = 1;
