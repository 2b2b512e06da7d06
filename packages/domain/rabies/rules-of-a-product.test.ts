import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseOf, type GivenDay, restartRefusal } from './course.ts';
import { courseDoseRefusal } from './record-dose.ts';
import type { RabiesRules, RestartRule } from './regimen.ts';
import { rabiesRules, rabiesRulesOf, regimenOf } from './rules.ts';

const resumes: RestartRule = { whenExceeded: 'resume', source: 'label of a vaccine, invented for this test' };
/** A later version: whoever began with the vial of 0.5 ml goes on, however late. */
const later: RabiesRules = {
  ...rabiesRules,
  version: '2027-1',
  vaccines: rabiesRules.vaccines.map((one) => (one.code === 'ARV_PVRV' ? { ...one, exceeded: resumes } : one)),
};
const versions = [later, rabiesRules];
const idrv = (version: string) => {
  const found = regimenOf(rabiesRulesOf(version, versions), 'IDRV');
  assert.ok(found);
  return found;
};
const day0 = (product?: string): GivenDay => ({ day: 0, on: '2026-01-05', product });
/** Day 3 was planned for 8 January; its limit is 12 January. */
const tooLate = '2026-01-20';

test('begin anew or go on: by the version the course began with, and by the vaccine it began with', () => {
  const table: [why: string, version: string, product: string | undefined, state: string][] = [
    ['no vaccine has a rule of its own yet', '2026-1', 'ARV', 'exceeded'],
    ['the course keeps the version it began with', '2026-1', 'ARV_PVRV', 'exceeded'],
    ['a vaccine of which the new version says nothing', '2027-1', 'ARV', 'exceeded'],
    ['a vaccine with a rule of its own', '2027-1', 'ARV_PVRV', 'late'],
    ['nobody knows the vaccine: the rule of the regimen', '2027-1', undefined, 'exceeded'],
    ['a version that is not known here: the rules of today', '1999-1', 'ARV_PVRV', 'exceeded'],
  ];
  for (const [why, version, product, state] of table) {
    const regimen = idrv(version);
    const given = [day0(product)];
    assert.equal(courseOf(regimen, given, tooLate).state, state, why);
    const mayRestart = restartRefusal(regimen, given, tooLate) === undefined;
    assert.equal(mayRestart, state === 'exceeded', why);
    const dose = { day: 3, on: tooLate, elsewhere: false };
    assert.equal(courseDoseRefusal(regimen, given, dose)?.code, state === 'late' ? undefined : 'RABIES0004', why);
  }
});

test('the vaccine of the first dose decides, also where a later one is another', () => {
  const given = [day0('ARV_PVRV'), { day: 3, on: '2026-01-08', product: 'ARV' }];
  assert.equal(courseOf(idrv('2027-1'), given, '2026-02-20').state, 'late');
  const [first, second] = given;
  const other = [{ ...second, day: 3, on: '2026-01-08', product: 'ARV_PVRV' }, { ...day0('ARV') }];
  assert.ok(first && second);
  assert.equal(courseOf(idrv('2027-1'), other, '2026-02-20').state, 'exceeded');
});

test('every rule about a course whose period was exceeded names its source', () => {
  for (const { code, exceeded } of rabiesRules.regimens) assert.notEqual(exceeded.source, '', code);
  assert.deepEqual(
    rabiesRules.vaccines.filter((vaccine) => vaccine.exceeded),
    [],
    'no source says anything about a single vaccine',
  );
});
