import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rigDose } from './rig.ts';
import { asksAboutRig, rigAmountRefusal } from './rig-amounts.ts';
import { rabiesRules } from './rules.ts';

const product = (code: string) => {
  const found = rabiesRules.immunoglobulins.find((one) => one.code === code);
  assert.ok(found);
  return found;
};

test('of 60 kg of body weight: what fits, what is asked about, what cannot be', () => {
  const rows: [code: string, ml: number, answer: 'fits' | 'asked' | 'refused'][] = [
    // Equine: 2,400 IU, 8 ml, two vials of 5 ml.
    ['ERIG', 0, 'fits'],
    ['ERIG', 8, 'fits'],
    ['ERIG', 8.5, 'fits'],
    ['ERIG', 10, 'asked'],
    ['ERIG', 10.1, 'refused'],
    ['ERIG', 80, 'refused'],
    // Human: 1,200 IU, 8 ml, four vials of 2 ml.
    ['HRIG', 8, 'fits'],
    ['HRIG', 80, 'refused'],
    // The label decides how much a vial holds.
    ['RMAB2', 80, 'fits'],
  ];
  for (const [code, ml, answer] of rows) {
    const dose = rigDose(product(code), 60);
    assert.ok(dose);
    const { iu, vials } = dose;
    const refused = rigAmountRefusal(product(code), { iu, vials, infiltrated_ml: ml });
    const found = refused ? 'refused' : asksAboutRig(ml, dose, rabiesRules) ? 'asked' : 'fits';
    assert.equal(found, answer, `${code} ${ml}`);
  }
});

test('wounds and muscle together come from the vials; without their number, from the units', () => {
  const erig = product('ERIG');
  assert.equal(rigAmountRefusal(erig, { iu: 2080, infiltrated_ml: 5, im_ml: 1.93 }), undefined);
  assert.deepEqual(rigAmountRefusal(erig, { iu: 1200, infiltrated_ml: 3, im_ml: 3 }), {
    code: 'RABIES0021',
    path: 'infiltrated_ml',
    values: { ml: 6, most: 5 },
  });
  assert.equal(rigAmountRefusal(erig, { infiltrated_ml: 80 }), undefined, 'nothing to hold it against');
});
