import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, sep } from 'node:path';
import { test } from 'node:test';
import { callsOf } from '@teeka/contract';
import { root } from '../launch/root.ts';

const sources = globSync('{apps/server,tools,e2e}/**/*.ts', { cwd: root, exclude: (path) => /node_modules/.test(path) })
  .map((path) => path.split(sep).join('/'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const ofModules = sources.filter(({ path }) => path.startsWith('apps/server/src/modules/'));

const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** The calls of which no file of the module of their capability bears and says the name. */
const withoutFile = (files: typeof ofModules): string[] =>
  callsOf
    .flatMap(({ capability, calls }) => calls.map(({ name }) => ({ capability, name })))
    .flatMap(({ capability, name }) => {
      const call = name.split('.')[1] ?? '';
      const own = files.some(
        ({ path, text }) =>
          path.startsWith(`apps/server/src/modules/${capability}/`) &&
          basename(path) === `${kebab(call)}.ts` &&
          new RegExp(`\\b${call}\\b`).test(text),
      );
      return own ? [] : [name];
    });

test('every call has a server file of its name in the module of its capability, which names the call', () => {
  assert.deepEqual(withoutFile(ofModules), []);
  const seeded = (change: (file: (typeof ofModules)[number]) => typeof ofModules) =>
    withoutFile(ofModules.flatMap((file) => (file.path.endsWith('sites/get-all-sites.ts') ? change(file) : [file])));
  assert.deepEqual(
    seeded(() => []),
    ['sites.getAllSites'],
  );
  assert.deepEqual(
    seeded(({ text }) => [{ path: 'apps/server/src/modules/stock/get-all-sites.ts', text }]),
    ['sites.getAllSites'],
  );
  assert.deepEqual(
    seeded(({ path }) => [{ path, text: 'export const answers = nothing;' }]),
    ['sites.getAllSites'],
  );
});

/** Names by the file that they are taken from: `import { a, type B as C } from './x.ts'` takes `a` and `B`. */
function* namesTaken({ path, text }: { path: string; text: string }): Generator<string> {
  for (const [, names = '', from = ''] of text.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']+)'/g))
    for (const name of names.split(','))
      yield `${posix.join(dirname(path), from)} ${
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0]
      }`;
}

test('what the index.ts of a module exports is imported by somebody else', () => {
  const taken = new Set(sources.flatMap((source) => [...namesTaken(source)]));
  const unused = ofModules
    .filter(({ path }) => path.endsWith('/index.ts'))
    .flatMap(({ path, text }) => {
      const exported = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
        names.split(','),
      );
      return exported
        .map(
          (name) =>
            name
              .trim()
              .replace(/^type /, '')
              .split(' as ')
              .at(-1) ?? '',
        )
        .filter((name) => name !== '' && !taken.has(`${path} ${name}`))
        .map((name) => `${path} ${name}`);
    });
  assert.deepEqual(unused, []);
});
