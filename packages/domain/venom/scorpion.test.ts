import assert from 'node:assert/strict';
import { test } from 'node:test';
import { venomRules as rules } from './rules.ts';
import { adrenalineDose, nextPrazosin, prazosinDose, scorpionGrade } from './scorpion.ts';

const at = (hours: number): string => new Date(Date.UTC(2026, 6, 4, 15) + hours * 3_600_000).toISOString();

test('scorpion: grade and prazosin', () => {
  const table: [string, string[], number][] = [
    ['nothing', [], 1],
    ['pain and tingling', ['pain', 'tingling'], 1],
    ['sweating', ['pain', 'sweating'], 2],
    ['cold limbs', ['cold-limbs'], 2],
    ['a fast heart', ['sweating', 'tachycardia'], 3],
    ['water in the lungs', ['lung-oedema'], 3],
    ['with shock', ['shock-with-lung-oedema', 'pain'], 4],
    ['coma', ['coma'], 4],
    ['a sign of a newer version', ['something-new'], 1],
  ];
  for (const [what, signs, grade] of table) assert.equal(scorpionGrade(signs), grade, what);
  assert.equal(prazosinDose(1, 20, rules), undefined, 'pain only: none');
  assert.equal(prazosinDose(2, 8, rules), 240, 'a child of 8 kg: about 250 micrograms');
  assert.equal(prazosinDose(3, 17, rules), 510, 'about 500 micrograms');
  assert.equal(prazosinDose(2, 0, rules), undefined);
  assert.equal(nextPrazosin([], rules), undefined);
  assert.equal(nextPrazosin([at(0)], rules), at(3));
  assert.equal(nextPrazosin([at(3), at(0)], rules), at(9));
});

test('adrenaline for a reaction', () => {
  assert.equal(adrenalineDose({ child: false, kg: null }, rules), 0.5);
  assert.equal(adrenalineDose({ child: true, kg: 12 }, rules), 0.12);
  assert.equal(adrenalineDose({ child: true, kg: 70 }, rules), 0.5, 'never more than an adult');
  assert.equal(adrenalineDose({ child: true, kg: null }, rules), undefined, 'weigh the child');
});
