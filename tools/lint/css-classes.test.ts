import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../launch/root.ts';

const web = join(root, 'apps/web/src');

interface Sheet {
  readonly defined: ReadonlySet<string>;
  readonly used: Set<string>;
  /** Somebody asks for a class by a name that is made while the app runs. */
  byName: boolean;
}

function sheetOf(path: string): Sheet {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = text.split('{').map((part) => part.slice(part.lastIndexOf('}') + 1));
  const names = selectors.flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
  return { defined: new Set(names as string[]), used: new Set(), byName: false };
}

const sheets = new Map(
  globSync('**/*.module.css', { cwd: web }).map((path) => [join(web, path), sheetOf(join(web, path))]),
);
const missing: string[] = [];
for (const path of globSync('**/*.{ts,tsx}', { cwd: web })) {
  const source = readFileSync(join(web, path), 'utf8');
  const text = source.replace(/^import .*$/gm, '');
  for (const [, name, from] of source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const sheet = sheets.get(join(web, dirname(path), from ?? ''));
    if (!sheet) missing.push(`${path}: ${from}`);
    else
      for (const [, dotted, quoted, bare] of text.matchAll(
        new RegExp(`(?<![.\\w])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|(\\[|[,;)}]))`, 'g'),
      )) {
        const className = dotted ?? quoted;
        if (className) sheet.used.add(className);
        if (className && !sheet.defined.has(className)) missing.push(`${path}: ${className}`);
        if (bare) sheet.byName = true;
      }
  }
}

test('each class that a screen names stands in its sheet', () => {
  assert.ok(sheets.size > 50);
  assert.deepEqual(missing, []);
});

test('each class of a sheet is named by a screen', () => {
  const dead = [...sheets].flatMap(([path, { defined, used, byName }]) =>
    byName
      ? []
      : [...defined]
          .filter((name) => !used.has(name) && !name.startsWith('mantine-'))
          .map((name) => `${path.slice(web.length + 1)}: ${name}`),
  );
  assert.deepEqual(dead, []);
});
