import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item, ItemState } from '../../platform/outbox/item.ts';
import { unsentAbout } from './standing-of.ts';

const [child, other] = ['11111111111117', '22222222222224'];
const item = (person: string, state: ItemState): Item => ({
  ...{ seq: 1, id: `${person}-${state}`, call: 'cases.addVaccineDetails', input: { beneficiary_reference_id: person } },
  ...{ person: null, madeAt: '2026-11-21T10:00:00+05:30', madeBy: 'worker-1', dependsOn: [] },
  ...{ state, refusals: [], attempts: 0, settledAt: null, inPack: false },
});

/** Something about a session, as the phone sends it. */
const about = (call: string, input: object, state: ItemState): Item => ({ ...item(child, state), call, input });

test('what the paper of a session would lack: what names it, and what names none of somebody on its list', () => {
  const session_id = '0199a000-0000-7000-8000-000000000001';
  const session = { session_id, listed: new Set([child]) };
  const of = (person: string) => ({ beneficiary_reference_id: person });
  const cases: [what: string, items: readonly Item[], unsent: ReturnType<typeof unsentAbout>][] = [
    ['its start', [about('sessions.startSession', { session_id }, 'waiting')], 'waits'],
    ['its vials', [about('stock.saveUtilisation', { session_id }, 'refused')], 'refused'],
    ['a dose', [about('cases.addVaccineDetails', { session_id, ...of(other) }, 'sending')], 'waits'],
    ['a dose that the server has', [about('cases.addVaccineDetails', { session_id, ...of(child) }, 'done')], null],
    ['a dose taken back', [about('vaccinations.voidDose', of(child), 'waiting')], 'waits'],
    ['an adverse event that was refused', [about('aefi.reportAefi', of(child), 'refused')], 'refused'],
    ['the same of somebody who is not on its list', [about('vaccinations.voidDose', of(other), 'waiting')], null],
    [
      'a dose of another session',
      [about('cases.addVaccineDetails', { session_id: 'x', ...of(child) }, 'waiting')],
      null,
    ],
    ['vials that came to the site', [about('stock.receiveBatch', { session_site_id: 'site-1' }, 'waiting')], null],
  ];
  for (const [what, items, unsent] of cases) assert.equal(unsentAbout(items, session), unsent, what);
});

test('what a list of people would lack: what is of any of them; vials are of nobody', () => {
  const vials = about('stock.receiveBatch', { session_site_id: 'site-1' }, 'waiting');
  assert.equal(unsentAbout([vials], 'people'), null);
  assert.equal(unsentAbout([vials, item(other, 'refused')], 'people'), 'refused');
  assert.equal(unsentAbout([vials, item(other, 'refused'), item(child, 'waiting')], 'people'), 'waits');
});

test('what a paper would lack: doses on their way, or doses that were refused', () => {
  const cases: [what: string, states: readonly ItemState[], unsent: ReturnType<typeof unsentAbout>][] = [
    ['nothing was recorded here', [], null],
    ['all was sent', ['done', 'done'], null],
    ['one waits for network', ['done', 'waiting'], 'waits'],
    ['one is on its way', ['sending'], 'waits'],
    ['one was refused', ['done', 'refused'], 'refused'],
    ['others wait behind one that was refused', ['refused', 'blocked'], 'refused'],
    ['one was refused, another goes out by itself', ['refused', 'blocked', 'waiting'], 'waits'],
  ];
  for (const [what, states, unsent] of cases)
    assert.equal(
      unsentAbout([...states.map((state) => item(child, state)), item(other, 'waiting')], { person: child }),
      unsent,
      what,
    );
});
