import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '@teeka/domain/refusal';
import { lineKey, proposedLine } from '@teeka/domain/stock';
import type { Item } from '../../../platform/outbox/item.ts';
import { anItem } from '../../../platform/testing/an-item.ts';
import {
  asCounted,
  asksWhy,
  type CountDraft,
  countBefore,
  countHere,
  emptyCount,
  leftBehind,
  linesOf,
  receivedHere,
  without,
  wrongInCount,
} from './state.ts';

const on = '2026-11-21';
const given = [{ material_id: 104, batch_number: 'P-1', expiry_date: '2027-06-30', doses: 12 }];
const sources = { given, carried: [], earlier: [], on, codeOf: () => 'PENTA' };
const vaccines = new Map([[104, 'PENTA']]);
/** A line of a batch that nobody was given of. */
const newLine = (material_id: number, batch_number: string) =>
  proposedLine({ material_id, batch_number, expiry_date: '2027-06-30', doses: 0 }, [], sources);

test('the count begins with what the doses need', () => {
  const [line] = linesOf(emptyCount, sources);
  assert.deepEqual([line?.doses_given, line?.vials_opened, line?.doses_partial_out], [12, 2, 8]);
});

test('what is typed stands over the proposal, and follows the doses that come later', () => {
  const [line] = linesOf(emptyCount, sources);
  assert.ok(line);
  const draft = { ...emptyCount, lines: { '104/P-1': { ...line, vials_received: 5, vials_returned: 3 } } };
  const later = [{ ...given[0], doses: 13 }] as typeof given;
  const [follows] = linesOf(draft, { ...sources, given: later });
  assert.deepEqual([follows?.vials_received, follows?.doses_recorded, follows?.doses_given], [5, 13, 13]);
  const counted = {
    ...emptyCount,
    lines: { '104/P-1': { ...line, vials_received: 5, vials_returned: 3, doses_given: 11 } },
  };
  const [typed] = linesOf(counted, { ...sources, given: later });
  assert.deepEqual([typed?.doses_recorded, typed?.doses_given], [13, 11]);
  const wrong = wrongInCount([typed ?? line], { on, vaccines, correction: null });
  assert.ok(
    wrong.some(({ code }) => code === 'VACUTI0005'),
    'eleven were counted, thirteen are recorded',
  );
});

test('an earlier count is what a correction begins with', () => {
  const earlier = [
    {
      ...newLine(104, 'P-1'),
      vials_received: 9,
    },
  ];
  const [line] = linesOf(emptyCount, { ...sources, earlier });
  assert.deepEqual([line?.vials_received, line?.doses_recorded, line?.doses_given], [9, 12, 12]);
  const gone = linesOf(emptyCount, { ...sources, given: [], earlier: line ? [line] : [] });
  assert.deepEqual(
    gone.map(({ doses_recorded, doses_given }) => [doses_recorded, doses_given]),
    [[0, 0]],
    'the batch was put right since: none of it is on record',
  );
});

test('a vaccine opened for nobody can be added, once', () => {
  const more = newLine(101, 'B-1');
  assert.equal(linesOf({ ...emptyCount, added: [more, more] }, sources).length, 2);
});

test('the latest count that this phone made of a session', () => {
  const items = [
    anItem({ id: 'a', call: 'stock.saveUtilisation', input: { session_id: 's', lines: [] } }),
    anItem({ id: 'b', call: 'stock.saveUtilisation', input: { session_id: 't', lines: [] } }),
    anItem({ id: 'c', call: 'stock.saveUtilisation', input: { session_id: 's', lines: [] }, state: 'done' }),
  ];
  assert.equal(countHere(items, 's')?.id, 'c');
  assert.equal(countHere(items, 'u'), undefined);
});

test('part vials that nobody was given of lie where they were, until they are said to have been taken along', () => {
  const part = {
    material_id: 105,
    batch_number: 'F-1',
    expiry_date: '2027-06-30',
    vials: 1,
    doses: 4,
  };
  const used = { ...part, material_id: 104, batch_number: 'p-1' };
  const carried = [part, used].map((vials) => ({ ...vials, opened_on: on }));
  const all = { ...sources, carried };
  const keys = (draft: CountDraft) => [linesOf(draft, all).map(lineKey), leftBehind(draft, all).map(lineKey)];
  assert.deepEqual(keys(emptyCount), [['104/P-1'], ['105/F-1']]);
  const along = { ...emptyCount, taken: ['105/F-1'] };
  assert.deepEqual(keys(along), [['104/P-1', '105/F-1'], []]);
  const [, line] = linesOf(along, all);
  assert.deepEqual([line?.partial_vials_in, line?.doses_in_partial, line?.doses_given], [1, 4, 0]);
  assert.deepEqual(keys(without(along, '105/F-1')), [['104/P-1'], ['105/F-1']], 'not taken along after all');
  const counted = { ...all, earlier: line ? [line] : [] };
  assert.deepEqual(linesOf(emptyCount, counted).map(lineKey), ['104/P-1', '105/F-1'], 'counted before');
});

const aLine = (change: Partial<ReturnType<typeof newLine>>) => ({
  ...newLine(104, 'P-1'),
  vials_received: 3,
  doses_recorded: 12,
  doses_given: 12,
  ...change,
});
const aCount = (change: Partial<Item>, lines = [aLine({})]) =>
  anItem({ call: 'stock.saveUtilisation', input: { session_id: 's', lines, correction_reason: '' }, ...change });
const unknown = { local: undefined, report: null, counted: [], given, reasonRequired: false };
const ofBatch = (doses: number) => ({ material_id: 104, batch_number: 'P-1', doses });

test('a refused count asks for the reason where the server did, or has a count, or one was typed', () => {
  const refused = (codes: readonly RefusalCode[], correction_reason = '') => ({
    refusals: codes.map((code) => ({ code })),
    draft: { ...emptyCount, correction_reason },
  });
  const isCorrection = (known: Partial<Parameters<typeof countBefore>[0]>) =>
    countBefore({ ...unknown, ...known }).isCorrection;
  assert.equal(isCorrection({ reasonRequired: asksWhy(refused(['VACUTI0012'])) }), true, 'the server said so');
  assert.equal(
    isCorrection({ reasonRequired: asksWhy(refused(['SESDAY0015'], 'Counted again')) }),
    true,
    'one was typed',
  );
  assert.equal(asksWhy(null), false);
  const reasonRequired = asksWhy(refused(['VACUTI0002']));
  const local = aCount({ state: 'refused' });
  assert.equal(isCorrection({ local, reasonRequired }), false, 'nobody counted before');
  assert.equal(
    isCorrection({ local, reasonRequired, report: { lines: [aLine({})] } }),
    true,
    'the server tells of a count',
  );
  assert.equal(isCorrection({ local, reasonRequired, counted: [ofBatch(12)] }), true, 'the pack tells of a count');
  assert.equal(
    isCorrection({ local, reasonRequired, counted: [ofBatch(10)] }),
    false,
    'doses came since: that is the reason',
  );
});

test('a refused count opens with every line as it was counted, with the doses as they stand now', () => {
  const added = newLine(108, 'M-1');
  const draft = asCounted(emptyCount, [aLine({ vials_received: 7 }), { ...added, vials_damaged: 1 }]);
  const later = [{ ...given[0], doses: 13 }] as typeof given;
  const lines = linesOf(draft, { ...sources, given: later });
  assert.deepEqual(
    lines.map(({ batch_number, vials_received, vials_damaged, doses_recorded }) => [
      batch_number,
      vials_received,
      vials_damaged,
      doses_recorded,
    ]),
    [
      ['P-1', 7, 0, 13],
      ['M-1', null, 1, 0],
    ],
  );
});

test('an own count that the server has gives way to the one that holds now', () => {
  const [mine, hers] = [aLine({ vials_received: 3, doses_recorded: 10 }), aLine({ vials_received: 4 })];
  const local = aCount({ state: 'done' }, [mine]);
  const standing = (known: Partial<Parameters<typeof countBefore>[0]>) => {
    const { earlier, changed, isCorrection } = countBefore({ ...unknown, ...known });
    return [earlier[0]?.vials_received, changed.map(({ counted }) => counted), isCorrection];
  };
  assert.deepEqual(standing({ local, report: { lines: [hers] } }), [4, [], true], 'as the server tells');
  assert.deepEqual(standing({ local, counted: [ofBatch(12)] }), [undefined, [], true], 'as the pack tells');
  assert.deepEqual(standing({ local, counted: [ofBatch(10)] }), [3, [10], false], 'the pack has the own one');
  const waits = aCount({ state: 'waiting' }, [mine]);
  assert.deepEqual(standing({ local: waits, report: { lines: [hers] } }), [3, [10], false], 'not sent yet');
});

test('vials that this phone took into stock on the day are proposed as received', () => {
  const receipt = (change: object, state: Item['state'] = 'done') =>
    anItem({
      call: 'stock.receiveBatch',
      state,
      input: {
        session_site_id: 'site',
        material_id: 104,
        batch_number: 'P-1',
        vials: 3,
        captured_at: `${on}T04:00:00.000Z`,
        ...change,
      },
    });
  const here = { session_site_id: 'site', on };
  const items = [
    receipt({}),
    receipt({ vials: 2 }, 'waiting'),
    receipt({ vials: 10 }, 'refused'),
    receipt({ session_site_id: 'elsewhere' }),
    receipt({ captured_at: '2026-11-20T18:00:00.000Z' }),
  ];
  assert.deepEqual(
    receivedHere(items, here).map(({ vials }) => vials),
    [3, 2],
  );
  const [line] = linesOf(emptyCount, { ...sources, received: receivedHere(items, here) });
  assert.equal(line?.vials_received, 5);
});
