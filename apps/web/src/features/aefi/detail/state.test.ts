import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles } from '@teeka/contract/roles';
import type { StepTimes } from '@teeka/domain/aefi';
import { admit } from '../../../app/routing/access.ts';
import { routes } from '../../../app/routing/routes.ts';
import type { Item } from '../../../platform/outbox/index.ts';
import { batchPath, deathReportedIn, nextSteps, type WaitingEvent, waitingEvents } from './state.ts';

const times = (more: Partial<StepTimes> = {}): StepTimes => ({
  category: 'serious',
  notified_at: '2026-11-21T04:00:00Z',
  filed_at: null,
  case_id_at: null,
  investigated_at: null,
  final_at: null,
  closed_at: null,
  ...more,
});
const at = '2026-11-22T04:00:00Z';

test('a death that a report tells of, with its day in India', () => {
  const died = { outcome: 'death', death_at: '2026-11-20T20:00:00Z' };
  const said = (answers: object) => ({ answers }) as WaitingEvent;
  assert.equal(deathReportedIn({ outcome: 'recovering' }, []), undefined);
  assert.equal(deathReportedIn(died, []), '2026-11-21');
  assert.equal(deathReportedIn({ outcome: 'death' }, []), '');
  assert.equal(deathReportedIn({ outcome: 'death', death_at: '2026-11-20T+05:30' }, []), '', 'half typed');
  assert.equal(deathReportedIn({ outcome: 'recovering' }, [said(died)]), '2026-11-21', 'not sent yet');
  assert.equal(deathReportedIn(died, [said({ outcome: 'recovered' })]), undefined, 'corrected');
});

test('what can be done next', () => {
  const rows: [string, StepTimes, string[]][] = [
    ['a notice: the outcome may change, the form is completed elsewhere', times(), ['answers']],
    ['filed: the case number and the investigation', times({ filed_at: at }), ['case-id', 'investigated', 'answers']],
    ['with its number', times({ filed_at: at, case_id_at: at }), ['investigated', 'answers']],
    ['investigated', times({ filed_at: at, case_id_at: at, investigated_at: at }), ['final', 'answers']],
    ['all done', times({ filed_at: at, case_id_at: at, investigated_at: at, final_at: at }), ['closed', 'answers']],
    ['a minor event is closed at once', times({ category: 'minor' }), ['answers', 'closed']],
    ['closed', times({ closed_at: at }), []],
  ];
  for (const [what, of, expected] of rows) assert.deepEqual(nextSteps(of), expected, what);
});

const anItem = (more: Partial<Item>): Item =>
  ({ id: 'i1', call: 'aefi.followUpAefi', state: 'waiting', refusals: [], input: {}, ...more }) as Item;
const closing = { report_id: 'r1', kind: 'closed', causality: 'C', note: 'Seen', answers: {} };

test('what waits on this phone for a report, and what was refused', () => {
  const items = [
    anItem({
      id: 'a',
      call: 'aefi.reportAefi',
      input: { report_id: 'r1', answers: { outcome: 'recovering' } },
    }),
    anItem({ id: 'b', input: closing }),
    anItem({ id: 'c', state: 'done', input: closing }),
    anItem({ id: 'd', input: { ...closing, report_id: 'r2' } }),
    anItem({
      id: 'e',
      state: 'refused',
      input: { report_id: 'r1', kind: 'answers', answers: { outcome: 'death' } },
    }),
  ];
  assert.deepEqual(
    waitingEvents(items, 'r1').map(({ item, kind, note }) => `${item.id} ${kind} ${note}`.trim()),
    ['a first', 'b closed Seen', 'e answers'],
  );
});

test('the way to who received a batch is drawn for whom its page admits', () => {
  const route = routes.find(({ path }) => path === 'stock/batch/$materialID/$number');
  assert.ok(route);
  for (const role of roles) {
    const path = batchPath({ material_id: 101, batch_number: 'B/1' }, role);
    const isAdmitted: boolean = admit(route.access, { user: { role, vacc_type: 1 } }) === 'admitted';
    assert.equal(path, isAdmitted ? '/stock/batch/101/B%2F1' : null, role);
  }
  assert.equal(batchPath({ material_id: null, batch_number: 'B-1' }, 'Vaccinator'), null, 'not of the list');
  assert.equal(batchPath({ material_id: 101, batch_number: '' }, 'Vaccinator'), null, 'nobody knew it');
});
