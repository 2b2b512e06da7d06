import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../launch/root.ts';
import { findNamed, isThere } from './named-things.ts';

const documents = globSync(['README.md', 'ARCHITECTURE.md', 'docs/**/*.md'], { cwd: root }).sort();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('what the documents name', () => {
  test('is found in code spans, links and commands', () => {
    const text = 'See `tools/run.mjs`, `docs/NNN-x.md`, [here](recipes/a.md#b), `npm run -s rules -- x` and `npm ci`.';
    assert.deepEqual(findNamed(text), { paths: ['tools/run.mjs', 'recipes/a.md'], scripts: ['rules'] });
  });
  for (const document of documents) {
    test(`${document}: every path and command exists`, () => {
      const named = findNamed(read(document));
      const missing = named.paths.filter((path) => !isThere(root, document, path));
      const unknown = named.scripts.filter((name) => !scripts[name]);
      assert.deepEqual({ missing, unknown }, { missing: [], unknown: [] });
    });
    test(`${document}: names no path of one machine`, () => {
      const found = read(document).match(/(?<![\w.])\/(home|root|Users|work|mnt|private)\/[\w./-]+/g) ?? [];
      assert.deepEqual(found, []);
    });
  }
});

describe('the decisions', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root });
  const numbers = decisions.map((path) => path.match(/(\d{3})-[^/\\]*$/)?.[1]);
  for (const [at, decision] of decisions.entries()) {
    test(`${decision} says how it stands and which one question it answers`, () => {
      const [title = '', , status = '', , question = ''] = read(decision).split('\n');
      assert.match(title, new RegExp(`^# ${numbers[at]} \\S`));
      assert.match(status, /^\*\*Status\.\*\* (Holds|Replaced)\b.*\.$/);
      assert.match(question, /^\*\*Question\.\*\* \S/);
      const later = status.match(/\b\d{3}\b/g) ?? [];
      assert.deepEqual(
        later.filter((number) => !numbers.includes(number)),
        [],
      );
    });
  }
});

describe('the lock file', () => {
  test('names no registry, so that any may serve it', () => {
    const found = read('package-lock.json').match(/"resolved": "(https?:|git)[^"]*"/g) ?? [];
    assert.deepEqual(found, []);
  });
  test('fits the commands of package.json: each runs through tools/run.mjs', () => {
    for (const [name, command] of Object.entries(scripts)) assert.equal(command, `node tools/run.mjs ${name}`);
  });
});

test('the recipe of installing names every template of a message', () => {
  const sources = globSync('apps/server/src/modules/**/*.ts', { cwd: root }).map(read);
  const beside = new Set(['teeka-audit']);
  const sent = new Set(sources.flatMap((text) => text.match(/(?<=')teeka-[a-z-]+(?=')/g) ?? []));
  const recipe = read('docs/recipes/install-on-one-server.md');
  const named = new Set(recipe.match(/(?<=`)teeka-[a-z-]+(?=`)/g) ?? []);
  assert.deepEqual([...named].sort(), [...sent].filter((name) => !beside.has(name)).sort());
});

test('.ci/run does exactly what README says about testing', () => {
  const commands = read('.ci/run')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  assert.deepEqual(commands, ['set -eu', 'cd "$(dirname "$0")/.."', 'npm test']);
});
