import assert from 'node:assert/strict';
import { test } from 'node:test';
import { haveByColleagues } from './colleagues.ts';
import type { LocalDose } from './view.ts';

const [child, other] = ['11111111111117', '22222222222224'];
const [session_id, another] = ['0199a000-0000-7000-8000-000000000001', '0199a000-0000-7000-8000-000000000002'];
const dose = (session: string, byColleague?: true): LocalDose => ({
  ...{ dose_id: 'dose-1', dose_code: 'OPV-0', material_id: 1, batch_number: '', given_on: '2026-11-21', killed: false },
  ...{ session_id: session, case_id: '', item_id: 'item-1', state: 'waiting' },
  ...(byColleague && { byColleague }),
});

test('a paper lacks what a colleague gave and has not sent: of this person, at this session, of somebody on its list', () => {
  const ofChild = (...given: LocalDose[]) => ({ doses: new Map([[child, given]]) });
  const session = { session_id, listed: new Set([child]) };
  const cases = [
    ['the own dose of this worker', ofChild(dose(session_id)), { person: child }, false],
    ['a colleague’s beside it', ofChild(dose(session_id), dose(session_id, true)), { person: child }, true],
    ['a colleague’s, of somebody else', ofChild(dose(session_id, true)), { person: other }, false],
    ['at the session', ofChild(dose(session_id, true)), session, true],
    ['at another session', ofChild(dose(another, true)), session, false],
    ['at none, of somebody on the list', ofChild(dose('', true)), session, true],
    ['of anybody', ofChild(dose(another, true)), 'people', true],
    ['of nobody', { doses: new Map() }, 'people', false],
  ] as const;
  for (const [what, view, of, lacks] of cases) assert.equal(haveByColleagues(view, of), lacks, what);
});
