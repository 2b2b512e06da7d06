import { getAefiPrefill } from '@teeka/contract/aefi';
import type { ReplyOf } from '@teeka/contract/call';
import { othersOfVial } from '@teeka/domain/aefi';
import { nameIn } from '@teeka/domain/names';
import { logisticsOf } from '@teeka/domain/stock';
import { type Context, queryHandler, refuse } from '../../../platform/http/handler.ts';
import { relatedReports } from '../queries.ts';
import { batchToken, sessionToken } from '../tokens.ts';
import { clusterFacts } from '../wire-report.ts';
import { prefillPerson, type SuspectedDose, suspectedDoses } from './queries.ts';

type Suspected = ReplyOf<typeof getAefiPrefill>['vaccines'][number];

export const getAefiPrefillHandler = queryHandler(getAefiPrefill, async ({ beneficiary_reference_id }, context) => {
  const { actor, now, db, origin } = context;
  const [person, doses] = await Promise.all([
    db.first(prefillPerson(actor, now.today, beneficiary_reference_id)),
    db.rows(suspectedDoses(actor, now.today, beneficiary_reference_id)),
  ]);
  if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
  const { beneficiary_id, guardian_name, address } = person;
  const tokens = doses.flatMap((dose) => [...sessionToken(dose.session_id), ...batchToken(dose)]);
  const days = doses.map(({ given_on }) => given_on).toSorted();
  const [from = now.today, to = now.today] = [days[0], days.at(-1)];
  const related = await db.rows(relatedReports(actor, { beneficiary_id, tokens, from, to }));
  const reply = {
    beneficiary_id,
    guardian_name,
    address,
    village_name: nameIn(person.village, origin.language),
    vaccines: doses.map((dose) => wireDose(dose, context)),
    open_reports: person.open_reports.map((open) => ({
      ...open,
      notified_at: new Date(open.notified_at).toISOString(),
    })),
    similar: related.map(clusterFacts).map(({ report_id, session_id, vaccinated_on, ...facts }) => ({
      report_id,
      session_id,
      vaccinated_on,
      symptoms: [...facts.symptoms],
      category: facts.category,
      batches: [...facts.batches],
    })),
  };
  return { reply, audit: [{ beneficiary_id }] };
});

function wireDose(dose: SuspectedDose, { origin }: Pick<Context, 'origin'>): Suspected {
  const sizes = logisticsOf(dose.material_code ?? '')?.dosesPerVial ?? [];
  const dosesPerVial = sizes.length === 1 ? (sizes[0] ?? null) : null;
  return {
    dose_id: dose.dose_id,
    material_id: dose.material_id,
    name: dose.material_name ?? '',
    is_diluent: false,
    dose_code: dose.dose_code,
    dose_no: doseNumber(dose.dose_code),
    manufacturer: dose.manufacturer ?? '',
    batch_number: dose.batch_number,
    mfg_date: null,
    expiry_date: dose.expiry_date,
    opened_at: null,
    others_same_vial: othersOfVial(dose.of_batch, dose.dose_id, { dosesPerVial }),
    given_on: dose.given_on,
    captured_at: dose.captured_at.toISOString(),
    session_id: dose.session_id ?? '',
    session_site_name: nameIn(dose.site, origin.language),
    facility_name: nameIn(dose.facility, origin.language),
  };
}

/** The number at the end of a dose's code, `PENTA2` is the second; null for a dose that has none. */
function doseNumber(code: string): number | null {
  const found = /([0-9])$/.exec(code)?.[1];
  return found === undefined ? null : Number(found);
}
