import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abhaConsentRefusals, abhaPoints } from '@teeka/domain/abha';
import { type AbhaDraft, agreedOf, consentTo, emptyDraft, mobileOf } from './agreed.ts';

const at = new Date('2026-11-26T06:00:00.000Z');
const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
const adult = consentTo('adult', { language: 'hi', method: 'thumb', points: abhaPoints.adult, at, guardian_id: '2' });
const child = consentTo('child', { language: 'hi', method: 'spoken', points: abhaPoints.child, at, guardian_id: '2' });

test('a consent to every point of the own sheet holds before the server’s rule', () => {
  assert.deepEqual(abhaConsentRefusals(adult, 'adult'), []);
  assert.deepEqual(abhaConsentRefusals(child, 'child'), []);
  assert.equal(
    abhaConsentRefusals({ ...child, points: child.points.slice(1) }, 'child')[0]?.code,
    'ABHACC0001',
    'seven points of eight',
  );
});

test('for a child it is kept which guardian on record agreed', () => {
  const read = { language: 'hi', method: 'spoken', points: abhaPoints.child, at } as const;
  assert.deepEqual([child.guardian_id, adult.guardian_id], ['2', undefined]);
  assert.ok(!('guardian_id' in consentTo('child', { ...read, guardian_id: null })));
});

test('what holds of all that was agreed to', () => {
  const draft = (consent: AbhaDraft['consent']): AbhaDraft => ({ ...emptyDraft, consent });
  const given = (minutes: number) => draft({ ...adult, captured_at: before(minutes).toISOString() });
  const { captured_at: _, ...timeless } = adult;
  const wish = { wish_id: 'w', still_holds: true };
  const base = { draft: emptyDraft, at, isUnderWay: false, saidNo: '', sheet: 'adult', wish: null } as const;
  const ofNow = { consent: adult, wish_id: null };
  const table: [string, Parameters<typeof agreedOf>[0], ReturnType<typeof agreedOf>][] = [
    ['nothing', base, null],
    ['read out now', { ...base, draft: draft(adult) }, ofNow],
    ['read out 24 minutes ago', { ...base, draft: given(24) }, { consent: given(24).consent, wish_id: null }],
    ['read out 25 minutes ago and left', { ...base, draft: given(25) }, null],
    [
      'read out 30 minutes ago, and an attempt by it goes on',
      { ...base, draft: given(30), isUnderWay: true },
      { consent: given(30).consent, wish_id: null },
    ],
    ['withdrawn since then', { ...base, draft: given(5), saidNo: before(4).toISOString() }, null],
    ['withdrawn before it', { ...base, draft: draft(adult), saidNo: before(4).toISOString() }, ofNow],
    [
      'withdrawn, in the middle of an attempt',
      { ...base, draft: given(5), saidNo: at.toISOString(), isUnderWay: true },
      null,
    ],
    ['kept by a version before, without its time', { ...base, draft: draft(timeless) }, null],
    ['of the other sheet, for the birth was put right', { ...base, draft: draft(child), isUnderWay: true }, null],
    ['a wish', { ...base, wish }, { consent: null, wish_id: 'w' }],
    ['a wish that is too old', { ...base, wish: { ...wish, still_holds: false } }, null],
    ['a wish that is too old, read out again', { ...base, wish, draft: draft(adult) }, ofNow],
    ['a wish, and what was read out before it', { ...base, wish, draft: given(26) }, { consent: null, wish_id: 'w' }],
  ];
  for (const [what, known, agreed] of table) assert.deepEqual(agreedOf(known), agreed, what);
});

test('the mobile number is the one on record until one is typed, also where every digit was deleted', () => {
  const table: [AbhaDraft['mobile'], string][] = [
    [null, '9876543210'],
    ['98765', '98765'],
    ['', ''],
  ];
  for (const [mobile, shown] of table) assert.equal(mobileOf({ ...emptyDraft, mobile }, '9876543210'), shown);
});
