import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOnList, type PregnancyEvent } from '@teeka/domain/pregnancy';
import type { PackView } from '../view/view.ts';
import { womenOnPhone } from './listed-women.ts';
import { hepatitisLeft, type NewbornLine, newbornsOnPhone } from './newborns.ts';

const today = '2026-11-26';
const event = (kind: PregnancyEvent['kind'], facts: PregnancyEvent['facts'], of: Partial<PregnancyEvent> = {}) => ({
  ...{
    event_id: `${kind}${JSON.stringify(facts)}`,
    kind,
    facts,
    births: [],
    at: '2026-11-20T05:00:00.000Z',
    by: 'anm',
  },
  ...of,
});
const registered = (lmp_date: string) => event('registered', { lmp_date, registered_on: '2026-10-01' });
const person = (beneficiary_id: string, more: object) => ({
  ...{ beneficiary_id, ben_name: beneficiary_id, dob: '2000-05-01', guardian_name: '', village_id: 7, mobile: '' },
  ...{ deceased_on: null, doses: [], ...more },
});
const viewOf = (people: readonly ReturnType<typeof person>[], doses: ReadonlyMap<string, unknown> = new Map()) =>
  ({
    rows: {
      people: new Map(people.map((one) => [one.beneficiary_id, one])),
      meta: { villages: [{ village_id: 7, village_name: 'Bhikampur', village_name_hi: 'भीकमपुर' }] },
    },
    doses,
  }) as unknown as PackView;
const one = (id: string, events: readonly PregnancyEvent[], more = {}) =>
  person(id, { pregnancies: [{ pregnancy_number: 1, events }], ...more });

test('whoever needs a doctor today comes first, then who is furthest; the dead are on no list', () => {
  const view = viewOf([
    one('early', [registered('2026-08-20')]),
    one('late', [registered('2026-03-01')]),
    one('urgent', [registered('2026-08-25'), event('antenatal', { visited_on: '2026-11-20', haemoglobin: 6.4 })]),
    one('dead', [registered('2026-08-25')], { deceased_on: '2026-11-01' }),
    person('nobody', {}),
  ]);
  const women = womenOnPhone(view, today, 'hi');
  assert.deepEqual(
    women.map(({ id }) => id),
    ['urgent', 'late', 'early'],
  );
  const [urgent] = women;
  assert.deepEqual([urgent?.village, urgent?.urgent, urgent?.last_visit_on], ['भीकमपुर', true, '2026-11-20']);
  assert.deepEqual(
    women.filter((woman) => isOnList('high-risk', woman, today)).map(({ id }) => id),
    ['urgent'],
  );
});

test('children who miss a birth dose that can still be given: nobody who has all, who is too old for the rest, or who died', () => {
  const delivered = (child_id: string, born_on: string, born_time = '') =>
    event(
      'delivery',
      { delivered_on: born_on, live_births: 1, still_births: 0 },
      {
        births: [
          {
            birth_id: child_id,
            child_id,
            facts: { birth_outcome: 'Live birth', born_on, ...(born_time && { born_time }) },
          },
        ],
      },
    );
  const visited = (facts: PregnancyEvent['facts']) => event('postnatal', { visited_on: '2026-11-24', ...facts });
  const had = (...codes: string[]) => ({ doses: codes.map((code) => [code, '2026-11-20', 0]) });
  const view = viewOf(
    [
      one('m1', [registered('2026-02-20'), delivered('c1', '2026-11-25', '21:40')]),
      one('m2', [registered('2026-02-20'), delivered('c2', '2026-11-20')]),
      person('c2', had()),
      one('m5', [registered('2026-02-20'), delivered('c5', '2026-11-10')]),
      person('c5', had('BCG')),
      one('m6', [registered('2026-02-20'), delivered('c6', '2026-11-18')]),
      person('c6', { ...had(), deceased_on: '2026-11-19' }),
      one('m3', [registered('2026-02-20'), delivered('c3', '2026-11-20')]),
      person('c3', had('BCG', 'OPV0', 'HEPB0')),
      one('m4', [registered('2026-01-01'), delivered('c4', '2026-10-11')]),
      // A visit says that the child died, whether it is registered or not.
      one('m7', [registered('2026-02-20'), delivered('c7', '2026-11-22'), visited({ child_well: 'died' })]),
      one('m8', [registered('2026-02-20'), delivered('c8', '2026-11-22'), visited({ child_well: 'died' })]),
      person('c8', had()),
      one('m10', [registered('2026-02-20'), delivered('c10', '2026-11-20'), visited({ child_well: 'ill' })], {
        deceased_on: '2026-11-23',
      }),
      person('c10', had('BCG', 'OPV0', 'HEPB0')),
      one('m9', [registered('2026-02-20'), delivered('c9', '2026-11-19'), visited({ child_well: 'ill' })], {
        deceased_on: '2026-11-23',
      }),
    ],
    new Map([['c2', [{ dose_code: 'BCG', given_on: '2026-11-26', state: 'waiting' }]]]),
  );
  const lines = newbornsOnPhone(view, today, 'en');
  assert.deepEqual(
    lines.map(({ key, child, missing, late, motherDied, ill }) => [
      key,
      child?.id ?? null,
      missing.join(),
      late.join(),
      motherDied,
      ill?.on ?? null,
    ]),
    [
      // Ill, and nobody else is called for them.
      ['c10', 'c10', '', '', true, '2026-11-24'],
      ['c9', null, 'BCG,OPV0', 'HEPB0', true, '2026-11-24'],
      ['c1', null, 'BCG,HEPB0,OPV0', '', false, null],
      ['c2', 'c2', 'OPV0', 'HEPB0', false, null],
    ],
  );
});

test('hours that are left for hepatitis B', () => {
  const line = { bornOn: '2026-11-25', bornTime: '21:40', missing: ['HEPB0'] } as unknown as NewbornLine;
  const left = (at: string, more: Partial<NewbornLine> = {}) =>
    hepatitisLeft({ ...line, ...more }, new Date(`${at}:00+05:30`));
  assert.equal(left('2026-11-26T10:00'), 11);
  assert.equal(left('2026-11-26T21:39'), 0);
  assert.equal(left('2026-11-26T21:40'), 'over');
  assert.equal(left('2026-11-26T10:00', { bornTime: '' }), 'some');
  assert.equal(left('2026-11-26T23:58', { bornTime: '' }), 'some');
  assert.equal(left('2026-11-27T00:00', { bornTime: '' }), 'over');
  assert.equal(left('2026-11-26T10:00', { missing: ['BCG'] }), null);
});
