import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abhaConsentRefusals, abhaPoints } from '@teeka/domain/abha';
import { type AbhaDraft, agreedOf, consentTo, emptyDraft } from './agreed.ts';

const today = '2026-11-26';
const adult = consentTo('adult', { language: 'hi', method: 'thumb', points: abhaPoints.adult });
const child = consentTo('child', { language: 'hi', method: 'spoken', points: abhaPoints.child });

test('a consent to every point of the own sheet holds before the server’s rule', () => {
  assert.deepEqual(abhaConsentRefusals(adult, 'adult'), []);
  assert.deepEqual(abhaConsentRefusals(child, 'child'), []);
  assert.equal(
    abhaConsentRefusals({ ...child, points: child.points.slice(1) }, 'child')[0]?.code,
    'ABHACC0001',
    'seven points of eight',
  );
});

test('what holds of all that was agreed to', () => {
  const draft = (consent: AbhaDraft['consent'], consentOn: string): AbhaDraft => ({
    ...emptyDraft,
    consent,
    consentOn,
  });
  const wish = { wish_id: 'w', still_holds: true };
  const base = { draft: emptyDraft, today, sheet: 'adult', wish: null, consentHere: null } as const;
  const ofNow = { consent: adult, wish_id: null };
  const table: [string, Parameters<typeof agreedOf>[0], ReturnType<typeof agreedOf>][] = [
    ['nothing', base, null],
    ['read out today', { ...base, draft: draft(adult, today) }, ofNow],
    ['read out yesterday and left', { ...base, draft: draft(adult, '2026-11-25') }, null],
    ['of the other sheet, for the birth was put right', { ...base, draft: draft(child, today) }, null],
    ['a wish', { ...base, wish }, { consent: null, wish_id: 'w' }],
    ['a wish that is too old', { ...base, wish: { ...wish, still_holds: false } }, null],
    ['a wish that is too old, read out again', { ...base, wish, draft: draft(adult, today) }, ofNow],
    ['a wish that waits here', { ...base, consentHere: adult }, ofNow],
    ['a wish that waits here, of the other sheet', { ...base, consentHere: child }, null],
  ];
  for (const [what, known, agreed] of table) assert.deepEqual(agreedOf(known), agreed, what);
});
