import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { checkKinds } from './check-kinds.ts';

const source = new URL('./check.ts', import.meta.url).href;
const program = `import(${JSON.stringify(source)}).then(({ check }) => check(process.argv.slice(1))).then((code) => { process.exitCode = code; });`;

function desk(args: string[], input: string) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program, '--', ...args],
    {
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  const verdicts = stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  return { verdicts, stderr, status };
}

test('one verdict a line; an empty line is a value, the final newline is not', () => {
  const { verdicts, status, stderr } = desk(['aadhaar'], ' 999941005707 \r\n\n999941005706\n9999\u2028\n222222222227');
  assert.deepEqual(verdicts, [
    { value: ' 999941005707 ', ok: true, normal: '999941005707' },
    { value: '', ok: true, normal: '' },
    { value: '999941005706', ok: false, code: 'IDPROF0004' },
    { value: '9999\u2028', ok: false, code: 'IDPROF0002' },
    { value: '222222222227', ok: true, normal: '222222222227' },
  ]);
  assert.deepEqual([status, stderr], [0, '']);
});

test('nothing in, nothing out; a newline alone is one empty value', () => {
  assert.deepEqual(desk(['aadhaar'], '').verdicts, []);
  assert.equal(desk(['aadhaar'], '\n').verdicts.length, 1);
});

test('an unknown kind or option is answered by one sentence that lists the kinds', () => {
  for (const args of [
    [],
    ['nosuchkind'],
    ['toString'],
    ['aadhaar', 'pan'],
    ['aadhaar', '--nosuch'],
    ['dob', '--today', '2026-02-29'],
  ]) {
    const { verdicts, stderr, status } = desk(args, '1\n');
    assert.deepEqual([verdicts, status, stderr.trim().split('\n').length], [[], 2, 1], args.join(' '));
    for (const kind of Object.keys(checkKinds)) assert.ok(stderr.includes(kind));
  }
});

test('options: production refuses test numbers, today bounds dates', () => {
  assert.equal(desk(['aadhaar', '--production'], '999941005707').verdicts[0].code, 'IDPROF0005');
  const { verdicts } = desk(['dob', '--today', '2026-11-21'], '2026-11-21\n2026-11-22\n1919-12-31\n2026-02-29\n');
  assert.deepEqual(
    verdicts.map(({ ok, code }) => (ok ? 'ok' : code)),
    ['ok', 'FLDVAL0019', 'FLDVAL0018', 'FLDVAL0017'],
  );
});

test('200,000 lines at once', () => {
  const { verdicts } = desk(['mobile'], '9876543210\n'.repeat(200_000));
  assert.equal(verdicts.length, 200_000);
});

test('every kind judges any text without falling over', () => {
  const setting = { today: '2026-11-21', production: false };
  for (const [kind, rule] of Object.entries(checkKinds)) {
    for (const value of ['', ' ', '\u0000', '💉', "' OR 1=1 --", '<b>', '9'.repeat(100_000), '\uD800']) {
      assert.equal(typeof rule(value, setting).ok, 'boolean', kind);
    }
  }
});
