import { isDeepStrictEqual } from 'node:util';
import { caseCategoryRefusal, closeCase, judgeReported, plans, unknownVaccineRefusal } from '@teeka/domain/care';
import { nationalSchedule } from '@teeka/domain/schedule';
import {
  caseFields,
  type DoseOnRecord,
  earlierEventRefusals,
  screeningRecordRefusal,
  vaccinesOf,
} from '@teeka/domain/vaccinations';
import { sinceOf } from '../../../platform/db/pack-cursor.ts';
import { storeCase, storeCaseStatus } from '../../care/index.ts';
import type { Opening, PlanWithDoses } from '../plan.ts';
import type { OpeningRow } from '../queries.ts';
import { dosesOfPerson, type OpeningFacts, openingFacts, standingDoses } from './queries.ts';

const plan = plans.schedule;

/** A visit of the national schedule. */
export const schedulePlan: PlanWithDoses<OpeningFacts, { readonly doses: number }, readonly DoseOnRecord[]> = {
  fields: caseFields.map((field) => ({
    ...field,
    case_type: null,
    required_when: field.required ? 'always' : 'never',
  })),
  opening: {
    asks: ({ case_id, pack_cursor }, { today }) => openingFacts(case_id, sinceOf(pack_cursor, today)?.change ?? null),
    isSame: ({ material_category, rules_version, screening }, kept, { recorded }) =>
      kept.material_category === material_category &&
      recorded?.rules_version === rules_version &&
      isDeepStrictEqual(recorded?.screening, screening),
    refusals(input, row, { category }) {
      const elsewhere = caseCategoryRefusal('schedule', category);
      if (elsewhere) return [{ ...elsewhere, path: 'material_category' }];
      const wrong =
        unknownVaccineRefusal(input.material_ids, row.vaccines) ??
        (input.screening ? screeningRecordRefusal(input.screening) : undefined);
      return wrong ? [wrong] : unansweredEvents(input, row);
    },
    store: (opened, { material_category, screening, rules_version }, { user_id }) =>
      storeCase({ ...opened, material_category, screening, rules_version }, user_id),
  },
  recording: {
    records: () => true,
    asks: () => dosesOfPerson,
    judge({ vaccine_details }, row, { today }) {
      const { care_case: care, known: recorded } = row;
      if (!care) return undefined;
      const doses = vaccine_details.map((dose) => ({ ...dose, day_of_dose: null, amounts: null, elsewhere: false }));
      const judged = judgeReported(plan, doses, { ...row, recorded, person: row, today, schedule: nationalSchedule });
      return { care, doses, judged, throughNight: plan.throughNight, withPerson: false };
    },
  },
  ending: {
    asks: standingDoses,
    close: (closing, { status }, { doses }) => closeCase(plan, closing, { status, doses }),
    store: ({ status, at }, { status: from, ...of }) => [storeCaseStatus(of, { from, status, at })],
  },
};

/** Adverse events that the worker could know of, which speak against a vaccine of this visit, with no reason to go on. */
function unansweredEvents({ screening }: Opening, { known: { events }, vaccines }: OpeningRow<OpeningFacts>) {
  const shown = screening?.earlier_events ?? [];
  const known = events
    .filter(({ known, event }) => known || shown.some(({ report_id }) => report_id === event.report_id))
    .map(({ event }) => event);
  const given = vaccinesOf(vaccines.flatMap(({ dose_codes }) => dose_codes));
  return earlierEventRefusals(shown, known, given);
}
