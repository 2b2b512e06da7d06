import { getCaseDetailsOfBen } from '@teeka/contract/cases';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { type CaseWithDoses, casesOfPerson, personOfArea } from './queries.ts';

type DoseOfCase = CaseWithDoses['vaccine_details'][number];

export const getCaseDetailsOfBenHandler = queryHandler(
  getCaseDetailsOfBen,
  async ({ beneficiary_reference_id }, { actor, now, db }) => {
    const [person, cases] = await Promise.all([
      db.first(personOfArea(actor, now.today, beneficiary_reference_id)),
      db.rows(casesOfPerson(actor, now.today, beneficiary_reference_id)),
    ]);
    if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const reply = {
      cases: cases.map(({ opened_at, vaccine_details, ...care }) => ({
        ...care,
        opened_at: opened_at.toISOString(),
        vaccine_details: vaccine_details.map((dose) => wireDose(dose, care.case_id)),
      })),
    };
    return { reply, audit: [{ beneficiary_id: person.beneficiary_id }] };
  },
);

function wireDose(dose: DoseOfCase, case_id: string) {
  return {
    ...dose,
    case_id,
    material_id: dose.material_id ?? 0,
    captured_by_name: dose.captured_by_name ?? '',
    captured_at: new Date(dose.captured_at).toISOString(),
    recorded_at: new Date(dose.recorded_at).toISOString(),
  };
}
