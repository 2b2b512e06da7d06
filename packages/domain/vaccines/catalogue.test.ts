import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nationalSchedule } from '../schedule/index.ts';
import { catalogue, dosesServedBy, inCatalogue, liveVaccines, usualOf } from './index.ts';

test('ids and codes are of one row each; 3 and 4 are precaution doses, as the specification has them', () => {
  const ids = catalogue.rows.map(({ id }) => id);
  const codes = catalogue.rows.map(({ code }) => code);
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(new Set(codes).size, codes.length);
  for (const id of [3, 4]) {
    const row = catalogue.rows.find((one) => one.id === id) ?? assert.fail(`${id}`);
    assert.deepEqual([row.category, dosesServedBy(row)], ['COVID-19', ['COVP']]);
  }
});

test('every dose of the schedule has a vaccine to be given from and a plan for its vials', () => {
  for (const { code, vaccine, recordedOnly } of nationalSchedule.rows) {
    assert.ok(
      recordedOnly ? usualOf(vaccine)?.dosesPerVial.length === 0 : usualOf(vaccine)?.planning,
      `${code}: ${vaccine}`,
    );
    assert.ok(
      catalogue.rows.some((row) => dosesServedBy(row).includes(code)),
      code,
    );
  }
  for (const row of catalogue.rows) assert.ok(dosesServedBy(row).length > 0, row.code);
});

test('the vial that is planned with is one that there is', () => {
  for (const { code, planning, dosesPerVial } of catalogue.rows)
    if (planning) assert.ok(dosesPerVial.includes(planning.dosesPerVial), code);
});

test('live vaccines by the names of the schedule; the killed encephalitis vaccine is none', () => {
  assert.deepEqual(liveVaccines, ['BCG', 'bOPV', 'RVV', 'MR', 'JE']);
  assert.equal(inCatalogue('JE_KILLED')?.live, false);
  assert.equal(usualOf('JE')?.code, 'JE_LIVE');
  const injected = nationalSchedule.rows.filter(({ live }) => live).map(({ vaccine }) => vaccine);
  for (const vaccine of injected) assert.ok(liveVaccines.includes(vaccine), vaccine);
});

test('doses that each serves', () => {
  const served = (code: string) => dosesServedBy(inCatalogue(code) ?? assert.fail(code)).join(' ');
  assert.equal(served('BCG'), 'BCG');
  assert.equal(served('MR'), 'MR1 MR2');
  assert.equal(served('JE_KILLED'), 'JE1 JE2');
  assert.equal(served('ARV_PVRV'), 'ARV');
  assert.equal(served('ERIG'), 'RIG');
});
