import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../rules.ts', import.meta.url));
const examples = new URL('../../packages/domain/schedule/due-list-examples.json', import.meta.url);

function ask(input: string, ...args: string[]) {
  return spawnSync(process.execPath, [entry, 'forecast', ...args], { input, encoding: 'utf8' });
}

test('the worked examples come out as they were signed off, with reasons in both languages', () => {
  const text = readFileSync(examples, 'utf8');
  const { status, stdout, stderr } = ask(text);
  assert.deepEqual([status, stderr], [0, '']);
  const answers = JSON.parse(stdout);
  JSON.parse(text).examples.forEach((example: Record<string, unknown>, at: number) => {
    const { id, due, closed, next } = answers[at];
    assert.deepEqual(
      { id, due, closed, next },
      { id: example.id, due: example.due, closed: example.closed, next: example.next },
    );
  });
  assert.equal(answers[6].reasons.en.OPV2, 'Not before 26/03/2024: 28 days after OPV-1');
  assert.equal(answers[6].reasons.hi.OPV2, '26/03/2024 से पहले नहीं: ओपीवी-1 के 28 दिन बाद');
});

test('a bad case answers for itself and leaves the others alone', () => {
  const good = {
    id: 'good',
    dob: '2024-01-08',
    sex: 'F',
    given: [{ dose: 'OPV9', date: '2024-02-19' }, 7],
    on: '2024-02-19',
  };
  const bad = [{ id: 'day', dob: '2024-02-30', given: [], on: '2024-03-01' }, null, 'C01', { id: 'given', given: 3 }];
  const { status, stdout } = ask(JSON.stringify([...bad, good]));
  const answers = JSON.parse(stdout);
  assert.equal(status, 0);
  assert.deepEqual(
    answers.map((answer: { error?: string }) => typeof answer.error),
    ['string', 'string', 'string', 'string', 'undefined'],
  );
  assert.equal(answers[0].id, 'day');
  assert.equal(answers[4].reasons.en.OPV9, 'OPV9 does not count: the schedule knows no such dose');
});

test('a pregnant girl is judged as in the product: as a child and as a pregnant woman', () => {
  const girl = { id: 'G', dob: '2010-05-01', lmp: '2026-08-01', given: [], on: '2026-11-22' };
  const [answer] = JSON.parse(ask(JSON.stringify([girl])).stdout);
  assert.deepEqual(answer.due, ['TDPW1']);
  assert.equal(answer.reasons.en.TD16, 'Not now: in pregnancy the Td doses of the pregnancy are given');
});

test('a health worker is judged for the precaution dose, somebody else is not', () => {
  const given = [{ dose: 'COV2', date: '2026-03-26' }];
  const worker = { id: 'W', kind: 'adult', dob: '1985-06-15', health_worker: true, given, on: '2026-09-24' };
  const [first, second] = JSON.parse(ask(JSON.stringify([worker, { ...worker, health_worker: false }])).stdout);
  assert.deepEqual([first.due, second.due], [['COVP'], []]);
  assert.equal(second.reasons.en.COVP, 'For health care and front line workers only');
});

test('what is not JSON, or asks for rules that do not exist, gets one sentence and exit code 2', () => {
  const cases: [string, string[]][] = [
    ['{', []],
    ['', []],
    ['{"examples": 3}', []],
    ['[]', ['--rules', 'IN-UIP 1985']],
    ['[]', ['--version']],
  ];
  for (const [input, args] of cases) {
    const { status, stdout, stderr } = ask(input, ...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, /^[^\n]+\n$/);
  }
  assert.equal(ask('[]', '--rules', 'IN-UIP 2023-01 + HPV 2026-02').status, 0);
});

test('the same child by the rules of another day', () => {
  const child = {
    id: 'girl',
    dob: '2022-01-05',
    sex: 'F',
    on: '2022-10-10',
    given: [
      { dose: 'FIPV1', date: '2022-02-20' },
      { dose: 'FIPV2', date: '2022-04-20' },
    ],
  };
  const due = (...args: string[]) => JSON.parse(ask(JSON.stringify([child]), ...args).stdout)[0].due;
  assert.ok(!due('--rules', 'IN-UIP 2022-12').includes('FIPV3'));
  assert.ok(!due('--rules', '2022-10-10').includes('FIPV3'));
  assert.ok(!due().includes('FIPV3'), 'offered from January 2023 only');
  assert.equal(ask(JSON.stringify([child]), '--rules', '2023-05-01').status, 0);
});
