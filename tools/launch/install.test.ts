import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

interface Install {
  matchesLock(lock: string, installed: string): boolean;
}
const { matchesLock } = (await import(pathToFileURL(join(root, 'tools', 'launch', 'install.mjs')).href)) as Install;

const lock = JSON.stringify({
  packages: {
    '': { name: 'teeka' },
    'apps/web': { version: '1.0.0' },
    'node_modules/@teeka/web': { resolved: 'apps/web', link: true },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
});
const installed = (packages: object) => JSON.stringify({ packages });
const link = { 'node_modules/@teeka/web': { resolved: 'apps/web', link: true } };

const cases: [what: string, text: string, matches: boolean][] = [
  ['nothing is installed', '', false],
  [
    'everything is there but what other systems need',
    installed({ ...link, 'node_modules/pg': { version: '8.23.1' } }),
    true,
  ],
  ['another version is there', installed({ ...link, 'node_modules/pg': { version: '8.22.0' } }), false],
  ['a package is missing', installed(link), false],
  ['a workspace is not linked', installed({ 'node_modules/pg': { version: '8.23.1' } }), false],
];
for (const [what, text, matches] of cases)
  test(`${what}: ${matches ? 'nothing to install' : 'npm ci is needed'}`, () => {
    assert.equal(matchesLock(lock, text), matches);
  });
