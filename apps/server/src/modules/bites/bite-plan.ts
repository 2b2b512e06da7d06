import { isDeepStrictEqual } from 'node:util';
import { biteCaseFields, isBiteDose, withFactsOfAmounts } from '@teeka/domain/bites';
import { caseCategoryRefusal, judgeReported, plans, unknownVaccineRefusal } from '@teeka/domain/care';
import type { PlanWithDoses } from '../cases/index.ts';
import { factsOf, wrongDetails } from './bite-details.ts';
import { endingOfBite } from './ending-of-bite.ts';
import { type EndOfBite, type KnownOfBite, knownOfBite } from './queries.ts';
import { storeBiteCase } from './store-bite-case.ts';

/** The care of bites and stings: a course against rabies, or a case of venom. */
export const bitePlan: PlanWithDoses<KnownOfBite, EndOfBite, KnownOfBite> = {
  fields: biteCaseFields.map(({ field, case_type, needed }) => ({
    field,
    session_category_type: '2',
    case_type,
    required: needed !== 'never',
    required_when: needed,
  })),
  opening: {
    asks: ({ case_id }) => knownOfBite(case_id),
    isSame: ({ bite }, _kept, known) => isDeepStrictEqual(known.bite?.details, bite),
    refusals({ bite, material_ids }, { dob, vaccines, known }, { category, capturedDay }) {
      if (!bite) return [{ code: 'RABIES0009', path: 'bite' }];
      const elsewhere = caseCategoryRefusal(bite.case_type, category);
      if (elsewhere) return [{ ...elsewhere, path: 'bite' }];
      const wrong = wrongDetails(bite, { dob, today: capturedDay });
      if (wrong) return [wrong];
      if (bite.case_type === 'rabies' && known.has_open_course) return [{ code: 'RABIES0012', path: 'bite' }];
      const unknown = unknownVaccineRefusal(material_ids, vaccines);
      return unknown ? [unknown] : [];
    },
    store: (opened, { bite }, { user_id }) =>
      bite ? storeBiteCase({ ...opened, ...factsOf(bite), restarted_from: null }, user_id) : [],
  },
  recording: {
    records: (dose_codes) => dose_codes.every(isBiteDose),
    asks: ({ case_id }) => knownOfBite(case_id),
    judge({ case_id, vaccine_details }, row, { today }) {
      const { bite, recorded } = row.known;
      if (!bite) return undefined;
      const plan = plans[bite.case_type];
      const doses = vaccine_details.map(withFactsOfAmounts);
      const known = { ...row, ...bite, recorded, case_id, bittenOn: bite.bitten_on, person: row, today };
      const judged = judgeReported(plan, doses, known);
      return { care: bite, doses, judged, throughNight: plan.throughNight, withPerson: true };
    },
  },
  ending: endingOfBite,
};
