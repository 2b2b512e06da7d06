import type { RecallLine } from '@teeka/contract/bites';
import { nameFields, namesOf } from '@teeka/contract/names';
import { courseOfCase, lastCallOf } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import { unnamed } from '@teeka/domain/names';
import { byUrgency, recallOf } from '@teeka/domain/rabies';
import type { PackView } from '../../../records/view/view.ts';

/** Who missed a day of an open course at this site, the most urgent first, as this phone knows it. */
export function recallHere({ rows: { people, meta } }: PackView, today: CivilDate): readonly RecallLine[] {
  const villages = new Map(meta.villages.map((one) => [one.village_id, one]));
  const found: RecallLine[] = [];
  for (const person of people.values()) {
    if (person.deceased_on !== null) continue;
    for (const care of person.bite_cases ?? []) {
      const here = (care.session_site_id ?? meta.session_site_id) === meta.session_site_id;
      const line = care.status === 'open' && here ? recallOf(courseOfCase(care, today)) : undefined;
      if (!line) continue;
      const { reason, day, planned, latest, lateBy } = line;
      const { beneficiary_id, ben_name, dob, gender, guardian_name } = person;
      const village = villages.get(person.village_id);
      found.push({
        beneficiary_id,
        ben_name,
        dob,
        gender,
        guardian_name,
        ...nameFields('village_name', village ? namesOf(village, 'village_name') : unnamed),
        ben_mobile_number: person.mobile,
        case_id: care.case_id,
        regimen: care.details.rabies?.regimen ?? '',
        reason,
        day_of_dose: day,
        planned,
        latest,
        late_by: lateBy,
        last_call: lastCallOf(care, planned),
      });
    }
  }
  return found.sort((a, b) => byUrgency(urgency(a), urgency(b)));
}

const urgency = ({ reason, day_of_dose, planned, latest, late_by }: RecallLine) => ({
  reason,
  day: day_of_dose,
  planned,
  latest,
  lateBy: late_by,
});
