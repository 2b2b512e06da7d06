import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOver } from './is-over.ts';

test('a visit is over once it was made and nothing is left to give', () => {
  const dose = {} as never;
  const made = { entry: { entry: { status: 'vaccinated' } }, offers: [], recorded: [], corrected: null };
  const cases: [string, Parameters<typeof isOver>[0], boolean][] = [
    ['made', made, true],
    ['not made yet', { ...made, entry: { entry: { status: 'verified' } } }, false],
    ['not on the list', { ...made, entry: undefined }, false],
    ['made, with a dose left', { ...made, offers: [dose] }, false],
    ['made, with another dose recorded', { ...made, recorded: [dose] }, false],
    ['opened again to be corrected', { ...made, corrected: dose }, false],
  ];
  for (const [what, visit, wanted] of cases) assert.equal(isOver(visit), wanted, what);
});
