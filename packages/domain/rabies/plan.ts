import { daysOf, givenDays, productOf } from '../bites/given-days.ts';
import { planAfterBite } from '../bites/plan.ts';
import { isComplete } from './completion.ts';
import { stopForAnimalRefusal } from './observation.ts';
import { courseDoseRefusal } from './record-dose.ts';
import { rigRefusal } from './rig-once.ts';
import { rabiesRulesOf, regimenOf } from './rules.ts';

/**
 * The care of an exposure to rabies, or of prevention before one. Of its doses what `courseDoseRefusal` and `rigRefusal`
 * say is refused too. A course with doses still to come is not completed, RABIES0008, nor is one stopped for a healthy
 * animal before that is known: RABIES0013, RABIES0014, RABIES0018 or RABIES0020.
 */
export const rabiesPlan = planAfterBite('rabies', {
  throughNight: false,
  doseRefusal(dose, facts) {
    if (dose.dose_code === 'RIG') return rigRefusal(dose, facts);
    const { known, before } = facts;
    if (known.dayStands) return undefined;
    const regimen = regimenOf(rabiesRulesOf(known.rules_version), known.regimen);
    if (!regimen) return { code: 'RABIES0010', path: 'dose_code' };
    const now = before.map((one) => ({ ...one, product: productOf(one, known) }));
    const given = [...givenDays(known.recorded, known.case_id), ...daysOf(now)];
    const { day_of_dose, given_on: on, elsewhere } = dose;
    const product = productOf(dose, known) ?? undefined;
    return courseDoseRefusal(regimen, given, { day: day_of_dose ?? -1, on, elsewhere, product });
  },
  closingRefusal({ status, reason, on }, care) {
    if (status === 'completed') return isComplete(care) ? undefined : { code: 'RABIES0008', path: 'status' };
    const rules = rabiesRulesOf(care.rules_version);
    return reason === 'animal-healthy' ? stopForAnimalRefusal(care.bite, care.looks, { on, rules }) : undefined;
  },
});
