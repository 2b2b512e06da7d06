import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../launch/root.ts';
import { commandOf } from '../launch/run-tool.ts';

const plugins = ['./tools/lint/effect-returns-nothing.grit'];

/** What the rule says of a file with this effect in it. */
function judge(effect: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'teeka-lint-'));
  try {
    const settings = {
      plugins: plugins.map((path) => join(root, path)),
      linter: { rules: { preset: 'none' } },
    };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings));
    writeFileSync(join(folder, 'seeded.tsx'), `export function Seeded() {\n  ${effect}\n}\n`);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [commandOf('@biomejs/biome'), 'lint', '--colors=off', folder],
      { cwd: folder, encoding: 'utf8' },
    );
    assert.match(stdout + stderr, /Checked 2 files/);
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the linter of this project knows the rule', () => {
  const settings: unknown = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  assert.deepEqual((settings as { plugins: unknown }).plugins, plugins);
});

for (const effect of [
  'useEffect(() => window.scrollTo({ top: 0 }), [step]);',
  'useEffect(() => setOpen(!closing));',
  "useLayoutEffect(() => document.getElementById('main')?.focus(), [path]);",
])
  test(`refused: ${effect}`, () => assert.match(judge(effect), /put the body in braces/));

for (const effect of [
  'useEffect(() => {\n    window.scrollTo({ top: 0 });\n  }, [step]);',
  'useEffect(() => () => underWay.current?.abort(), []);',
  'useEffect(() => {}, []);',
])
  test(`taken: ${effect}`, () => assert.doesNotMatch(judge(effect), /put the body in braces/));
