import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestOf } from '@teeka/contract/call';
import { addVaccineDetails } from '@teeka/contract/cases';
import { type BiteDraft, begun, newDraft } from './draft.ts';
import { type BiteSave, biteEntries } from './entries.ts';

const today = '2026-11-21';
const fresh = begun(newDraft, 'bite', today);
const bitten: BiteDraft = { ...fresh, rabies: { ...fresh.rabies, contacts: ['bitten'] }, weight: '60' };
const facts = {
  beneficiaryId: '20000000000001',
  sessionId: 's1',
  caseId: 'c1',
  today,
  capturedAt: '2026-11-21T05:00:00Z',
  newId: () => 'id',
};
const nothingGiven: BiteSave = { care: undefined, vaccine: null, rig: null, antivenom: [] };

test('paper doses of another regimen are not sent along', () => {
  const paper = [
    { day: 0, on: '2026-11-10' },
    { day: 3, on: '2026-11-13' },
    { day: 7, on: '2026-11-17' },
  ];
  const again = { ...bitten.rabies, earlier: 'complete', earlier_on: '2026-01-10' } as const;
  const table: [string, BiteDraft, number[]][] = [
    ['a first course', { ...bitten, earlierDays: paper }, [0, 3, 7]],
    ['after a complete course', { ...bitten, rabies: again, earlierDays: paper }, [0, 3]],
    ['kept by an earlier version of the app', { ...bitten, kind: 'snake', earlierDays: paper }, []],
  ];
  for (const [what, draft, days] of table) {
    const entries = biteEntries(draft, nothingGiven, facts);
    const record = entries.find(({ call }) => call === addVaccineDetails)?.input;
    const doses = (record as RequestOf<typeof addVaccineDetails> | undefined)?.vaccine_details ?? [];
    assert.deepEqual(
      doses.map(({ day_of_dose }) => day_of_dose),
      days,
      what,
    );
  }
});

test('what was typed for another kind of bite goes with it; what was asked of the person stays', () => {
  const typed: BiteDraft = {
    ...bitten,
    earlierDays: [{ day: 0, on: today }],
    rigElsewhere: { on: today, type: 'ERIG', place: '', paper: true },
    closing: 'refused',
    onlyPaper: true,
  };
  const snake = begun(typed, 'snake', today);
  const none = {
    earlierDays: [],
    rigElsewhere: null,
    onlyPaper: false,
    events: [],
    antivenom: [],
    closing: '',
  };
  assert.deepEqual({ ...snake, ...none }, snake);
  assert.equal(snake.weight, '60');
  const dripping: BiteDraft = {
    ...snake,
    sameBite: false,
    tubeFrom: '2026-11-21T05:00:00Z',
    closing: 'died',
    events: [{ event_id: 'e', kind: 'look', at: today, facts: { signs: ['ptosis'] } }],
    antivenom: [{ code: 'ASV', vials: 10, startedAt: '2026-11-21T02:00:00Z', batchId: 'b' }],
  };
  const scorpion = begun(dripping, 'scorpion', today);
  assert.deepEqual({ ...scorpion, ...none }, scorpion);
  assert.deepEqual([scorpion.sameBite, scorpion.tubeFrom], [false, dripping.tubeFrom], 'the glass still stands');
  const same = begun(typed, 'bite', today);
  assert.deepEqual([same.earlierDays, same.closing], [typed.earlierDays, 'refused'], 'chosen again');
});
