import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../rules.ts', import.meta.url));
const ask = (input: unknown, ...args: string[]) =>
  spawnSync(process.execPath, [entry, ...args], {
    input: typeof input === 'string' ? input : JSON.stringify(input),
    encoding: 'utf8',
  });

const woman = {
  id: 'W1',
  dob: '2002-05-01',
  lmp: '2026-08-12',
  registration: { blood_group: 'O-ve' },
  visits: [{ visited_on: '2026-11-20', haemoglobin: 6.8 }],
};

test('the risks that visits speak for, with words in either language', () => {
  const { stdout, status } = ask([woman], 'risk', '--today', '2026-11-25');
  assert.equal(status, 0);
  assert.deepEqual(JSON.parse(stdout), [
    {
      id: 'W1',
      weeks: 15,
      expected: '2027-05-19',
      high: true,
      risks: [
        {
          risk: 'Severe anaemia (Hb under 7)',
          reason: 'anaemia-severe',
          urgency: 'today',
          figure: '6.8',
          words: 'Hb 6.8: severe anaemia; refer today',
        },
        {
          risk: 'Rh negative',
          reason: 'rhesus-negative',
          urgency: 'next-clinic',
          figure: 'O-ve',
          words: 'Blood group O-ve: Rh negative; show her to the doctor at the next clinic',
        },
      ],
    },
  ]);
  const hindi = JSON.parse(ask(woman, 'risk', '--lang', 'hi').stdout);
  assert.equal(hindi.risks[0].words, 'एचबी 6.8: खून की गंभीर कमी; आज ही रेफ़र करें');
});

test('a bad case answers for itself and leaves the others alone', () => {
  const cases = [
    null,
    { lmp: '2026-02-30' },
    { lmp: '2026-08-12', dob: 3 },
    { lmp: '2026-08-12', visits: 'none' },
    { lmp: '2026-08-12', registration: [] },
    { lmp: '2026-08-12', visits: [{ visited_on: '2026-11-20', haemoglobin: 68 }] },
    { lmp: '2026-08-12', visits: [{}] },
    woman,
  ];
  const answers = JSON.parse(ask(cases, 'risk').stdout);
  assert.deepEqual(
    answers.map((answer: object) => Object.keys(answer).at(-1)),
    ['error', 'error', 'error', 'error', 'error', 'refused', 'refused', 'risks'],
  );
  assert.deepEqual(answers[5].refused, [{ code: 'FLDVAL0005', path: 'visits.0.haemoglobin' }]);
});

test('what cannot be read at all gets one sentence and exit code 2', () => {
  for (const args of [
    ['risk'],
    ['risk', '--lang', 'xx'],
    ['risk', '--today', 'soon'],
    ['check', 'pregnancy', 'birthday'],
  ]) {
    const { status, stdout, stderr } = ask('{', ...args);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, /^[^\n]+\n$/);
  }
});

test('an act of a pregnancy is judged beside what was before', () => {
  const registered = { kind: 'registered', facts: { lmp_date: '2026-08-12', registered_on: '2026-10-01' } };
  const abortion = { kind: 'abortion', facts: { aborted_on: '2026-11-01', abortion_type: 'Spontaneous' } };
  const visit = { facts: { visited_on: '2026-11-20' } };
  const judged = (act: object) =>
    JSON.parse(ask(act, 'check', 'pregnancy', 'antenatal', '--today', '2026-11-25').stdout);
  assert.deepEqual(judged({ ...visit, before: [registered] }), { ok: true, refusals: [] });
  assert.deepEqual(judged({ ...visit, before: [registered, abortion] }), {
    ok: false,
    refusals: [{ code: 'BENANC0005', path: 'visited_on' }],
  });
  assert.deepEqual(
    judged([visit, { ...visit, before: [7] }, { facts: { visited_on: {} } }, 'x']).map(
      (one: object) => Object.keys(one)[0],
    ),
    ['ok', 'error', 'error', 'error'],
  );
});
