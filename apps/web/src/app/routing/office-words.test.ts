import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as office from '@teeka/words/en/office';

const src = join(import.meta.dirname, '..', '..');
const table = readFileSync(join(import.meta.dirname, 'routes.ts'), 'utf8');
const said = new RegExp(`['"\`](?:${Object.keys(office).join('|')}):`);

/** Parts of a page that are opened by screens of an office alone. */
const partsOfOffice = ['ui/content/editor.tsx'];

/** Folders whose screens the route table loads, each with whether the words of an office come with it. */
const screens = [...table.matchAll(/(inOffice\()?\(\) => import\('\.\.\/\.\.\/(features\/[^']+)\/[^/']+'\)/g)].map(
  ([, inOffice, folder]) => ({ folder: folder ?? '', comesWithWords: inOffice !== undefined }),
);

/** The screens that a file belongs to: those of its folder, or all of its capability. */
function screensOf(file: string) {
  const capability = file.split('/').slice(0, 2).join('/');
  const ofFolder = screens.filter(({ folder }) => file.startsWith(`${folder}/`));
  return ofFolder.length > 0 ? ofFolder : screens.filter(({ folder }) => folder.startsWith(`${capability}/`));
}

test('what screens of an office alone say comes with each of them, and is said nowhere else', () => {
  const saying = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !file.includes('.test.') && said.test(readFileSync(join(src, file), 'utf8')),
  );
  assert.ok(saying.length > 40 && screens.length > 40);
  const without = saying.filter((file) => {
    const own = screensOf(file);
    return own.length === 0 || own.some(({ comesWithWords }) => !comesWithWords);
  });
  assert.deepEqual(without, partsOfOffice);
});
