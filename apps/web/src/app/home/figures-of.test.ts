import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HomeFigures } from '@teeka/contract/home';
import { answeringRoles } from '@teeka/contract/roles';
import { figuresOf, waitingFirst } from './figures-of.ts';

const quiet: HomeFigures = {
  level: 'Block',
  place_name: 'Sahaswan',
  place_name_hi: 'सहसवान',
  aefi: { open: 0, late: 0, due_today: 0 },
  earlier_waiting: 0,
  not_counted: 0,
  today: { planned: 0, on_going: 0, ended: 0, stopped: 0, listed: 0, seen: 0 },
  expiring: { total: 0, batches: [] },
  stopped: { total: 0, batches: [] },
  resting: { total: 0, names: [] },
  unsent: 0,
  not_for_a_month: 0,
  never_signed_in: 0,
  sites_without_position: 0,
  villages_without_asha: 0,
  pregnancies: { all: 0, urgent: 0, high_risk: 0, overdue: 0, expected: 0, newborns: 0, unheard: 0, ill_children: 0 },
};
const pregnancies = { all: 9, urgent: 2, high_risk: 3, overdue: 4, expected: 5, newborns: 6 };
const supervisor = { role: 'Supervisor', vacc_type: 1 } as const;
const sentence = (figures: Partial<HomeFigures>, name: string) => {
  const figure = figuresOf({ ...quiet, ...figures }, supervisor, '2026-11-24').find((one) => one.name === name);
  const words = [figure?.first, ...(figure?.beside ?? [])].map((one) => `${one?.key} ${one?.count}`);
  return [figure?.tone, ...words].join(', ');
};

test('what is said of each figure', () => {
  const table: [Partial<HomeFigures>, string, string][] = [
    [{}, 'aefi', 'none, homeAefiNone 0'],
    [{ aefi: { open: 3, late: 0, due_today: 0 } }, 'aefi', 'none, homeAefiNone 0, homeAefiOpen 3'],
    [{ aefi: { open: 3, late: 0, due_today: 1 } }, 'aefi', 'due, homeAefiToday 1, homeAefiOpen 3'],
    [{ aefi: { open: 4, late: 2, due_today: 1 } }, 'aefi', 'danger, homeAefiLate 2, homeAefiToday 1, homeAefiOpen 4'],
    [{ earlier_waiting: 2 }, 'earlier', 'due, homeEarlierWaiting 2'],
    [{}, 'counted', 'none, homeAllCounted 0'],
    [{}, 'today', 'none, homeNoSession 0'],
    [{ today: { ...quiet.today, planned: 2, ended: 1 } }, 'today', 'plain, homePlanned 2, homeEnded 1'],
    [{ resting: { total: 1, names: ['SUNITA'] } }, 'resting', 'due, homeResting 1'],
    [{ unsent: 2 }, 'unsent', 'due, homeUnsent 2'],
    [{}, 'unsent', 'none, homeUnsentNone 0'],
    [{ not_for_a_month: 3 }, 'month', 'due, homeMonth 3'],
    [{ never_signed_in: 4 }, 'never', 'due, homeNever 4'],
    [{ sites_without_position: 1 }, 'sites', 'due, homeSites 1'],
    [{ villages_without_asha: 9 }, 'villages', 'due, homeVillages 9'],
    [{}, 'villages', 'none, homeVillagesNone 0'],
    [{ fallen_certificates: 5 }, 'certificates', 'due, homeCertificates 5'],
    [{}, 'referral', 'none, homeWomenNone 0'],
    [{ pregnancies }, 'referral', 'danger, homeWomen 2'],
    [{ pregnancies: { ...pregnancies, unheard: 7 } }, 'unheard', 'due, homeWomen 7'],
    [{ pregnancies: { ...pregnancies, ill_children: 1 } }, 'illChildren', 'danger, homeChildren 1'],
    // A server of an earlier version counts neither.
    [{ pregnancies }, 'unheard', 'none, homeWomenNone 0'],
    [{ pregnancies }, 'illChildren', 'none, homeChildrenNone 0'],
    [{ pregnancies }, 'visits', 'due, homeWomen 4'],
    [{ pregnancies }, 'newborns', 'due, homeChildren 6'],
    [{ pregnancies }, 'expected', 'plain, homeWomen 5'],
    [{ pregnancies }, 'risk', 'plain, homeWomen 3'],
    [{ pregnancies }, 'pregnant', 'plain, homeWomen 9'],
    [{}, 'newborns', 'none, homeChildrenNone 0'],
    [{}, 'pregnant', 'none, homeWomenNone 0'],
  ];
  for (const [figures, name, expected] of table) assert.equal(sentence(figures, name), expected);
});

test('what waits stands before what is done, both in their order', () => {
  const figures = figuresOf({ ...quiet, unsent: 1, villages_without_asha: 2 }, supervisor, '2026-11-24');
  const names = waitingFirst(figures).map(({ name }) => name);
  assert.deepEqual(names.slice(0, 3), ['unsent', 'villages', 'aefi']);
  assert.equal(names.length, figures.length);
  const late = figuresOf({ ...quiet, unsent: 1, pregnancies }, supervisor, '2026-11-24');
  assert.deepEqual(
    waitingFirst(late)
      .slice(0, 3)
      .map(({ name }) => name),
    ['referral', 'unsent', 'visits'],
  );
});

test('each figure leads to a screen that whoever answers for a place may open', () => {
  for (const role of answeringRoles)
    assert.equal(figuresOf(quiet, { role, vacc_type: 1 }, '2026-11-24').length, 18, role);
  // A key that was revoked is rare.
  assert.equal(figuresOf({ ...quiet, fallen_certificates: 1 }, supervisor, '2026-11-24').length, 19);
  // Counted by a server of an earlier version, or kept from before.
  const { pregnancies: _, ...before } = quiet;
  assert.equal(figuresOf(before, supervisor, '2026-11-24').length, 10);
});

test('a figure opens the screen narrowed to what it counts', () => {
  const search = (figures: Partial<HomeFigures>, name: string) =>
    figuresOf({ ...quiet, ...figures }, supervisor, '2026-11-24').find((one) => one.name === name)?.search;
  assert.deepEqual(search({ aefi: { open: 4, late: 2, due_today: 1 } }, 'aefi'), { clock: 'late' });
  assert.deepEqual(search({ aefi: { open: 4, late: 0, due_today: 1 } }, 'aefi'), { clock: 'today' });
  assert.deepEqual(search({ aefi: { open: 4, late: 0, due_today: 0 } }, 'aefi'), {});
  assert.deepEqual(search({}, 'today'), { from: '2026-11-24', to: '2026-11-24' });
  assert.deepEqual(search({}, 'counted'), { show: 'notCounted', from: '2026-10-24', to: '2026-11-24' });
  assert.deepEqual(search({ resting: { total: 1, names: ['SUNITA'] } }, 'resting'), { state: 'locked' });
  assert.deepEqual(search({ unsent: 1 }, 'unsent'), { state: 'unsent' });
  assert.deepEqual(search({}, 'month'), { state: 'not-for-a-month' });
  assert.deepEqual(search({}, 'never'), { state: 'never' });
  const lists = ['referral', 'visits', 'expected', 'risk', 'pregnant'].map((name) => search({}, name)?.list);
  assert.deepEqual(lists, ['urgent', 'overdue', 'expected', 'high-risk', 'all']);
});
