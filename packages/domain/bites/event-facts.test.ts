import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventRefusal } from './index.ts';

const snake = { case_type: 'venom', bitten_on: '2026-03-16', born: '1990-05-01', creature: 'snake' } as const;
const scorpion = { ...snake, creature: 'scorpion' } as const;
const rabies = { ...snake, case_type: 'rabies', creature: undefined } as const;
const prevention = { ...rabies, bitten_on: null } as const;
const at = '2026-03-16T10:00:00+05:30';

test('what is told of a case can have happened in it', () => {
  const table: readonly (readonly [
    string,
    Parameters<typeof eventRefusal>[0],
    typeof snake | typeof scorpion | typeof rabies | typeof prevention,
    string,
  ])[] = [
    ['signs', { kind: 'look', at, facts: { signs: ['pain'] } }, snake, ''],
    ['no sign is an answer', { kind: 'look', at, facts: { signs: [] } }, snake, ''],
    ['nothing told', { kind: 'look', at, facts: {} }, snake, 'FLDVAL0001 event.facts'],
    ['only blanks', { kind: 'treatment', at, facts: { note: '', mcg: null } }, snake, 'FLDVAL0001 event.facts'],
    ['an outcome without one', { kind: 'outcome', at, facts: { note: 'x' } }, snake, 'FLDVAL0001 event.facts.state'],
    ['the blood did not clot', { kind: 'clotting-test', at, facts: { clots: false } }, snake, ''],
    ['a test of a sting', { kind: 'clotting-test', at, facts: { clots: true } }, scorpion, 'RABIES0009 event.kind'],
    ['a test in a course', { kind: 'clotting-test', at, facts: { clots: true } }, rabies, 'RABIES0009 event.kind'],
    ['the snake was well', { kind: 'animal', at, facts: { state: 'healthy' } }, snake, 'RABIES0009 event.kind'],
    ['the dog was well', { kind: 'animal', at, facts: { state: 'healthy' } }, rabies, ''],
    ['the dog flew', { kind: 'animal', at, facts: { state: 'flying' } }, rabies, 'FLDVAL0029 event.facts.state'],
    [
      'before the bite',
      { kind: 'recall', at: '2026-03-15T23:59:00+05:30', facts: { state: 'no-answer' } },
      rabies,
      'FLDVAL0018 event.at',
    ],
    [
      'before the birth',
      { kind: 'recall', at: '1990-04-30T10:00:00+05:30', facts: { state: 'no-answer' } },
      prevention,
      'FLDVAL0018 event.at',
    ],
    ['no coma is as deep', { kind: 'look', at, facts: { gcs: 0 } }, snake, 'FLDVAL0005 event.facts.gcs'],
    ['the deepest', { kind: 'look', at, facts: { gcs: 3 } }, snake, ''],
  ];
  for (const [what, event, of, expected] of table) {
    const found = eventRefusal(event, of);
    assert.equal(found ? `${found.code} ${found.path}` : '', expected, what);
  }
});
