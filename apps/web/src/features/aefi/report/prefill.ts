import type { getAefiPrefill } from '@teeka/contract/aefi';
import type { ReplyOf } from '@teeka/contract/call';
import { type Answers, othersOfVial, suspectedDays, type VaccineRow } from '@teeka/domain/aefi';
import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { logisticsOf } from '@teeka/domain/stock';
import { isSameVial } from '@teeka/domain/vaccinations';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { newestSessions } from '../../../records/sessions/newest-sessions.ts';
import { entryIn, type LocalCase, type PackView } from '../../../records/view/view.ts';
import { emptyVaccine, recordedVaccine } from './empty-vaccine.ts';
import { biteRowsOf } from './prefill-bites.ts';

export type ServerPrefill = ReplyOf<typeof getAefiPrefill>;

/** What a report can begin with. */
export interface Prefill {
  readonly session_id: string;
  readonly answers: Answers;
  readonly vaccines: readonly VaccineRow[];
}

const numberOf = (code: string): number | null => {
  const found = /([0-9])$/.exec(code)?.[1];
  return found === undefined ? null : Number(found);
};

const usual: Answers = { vaccination_in: 'routine', vaccine_source: 'government' };

/** The form knows minutes: a symptom in the minute of the dose is not before it. */
function toMinute(instant: string | undefined): string {
  if (instant === undefined) return '';
  const minute = 60_000;
  return new Date(Math.floor(Date.parse(instant) / minute) * minute).toISOString();
}

/** Only what is known: an empty answer is none. */
function known(answers: Record<string, string>): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''));
}

/** A site is often called as its facility is. */
const placesOnce = (...names: readonly (string | null | undefined)[]): string =>
  [...new Set(names.filter(Boolean))].join(', ');

/** From this phone alone: doses recorded here carry vaccine and batch, those of the pack only code and day. */
export function prefillOfPhone(view: PackView, now: PersonNow, today: CivilDate): Prefill {
  const { meta } = view.rows;
  const cases = [...view.cases.values()];
  const mine = now.cases.filter((one) => one.doses.length > 0);
  const latest = mine.at(-1);
  const local = mine.flatMap((one) => one.doses.map((dose) => ({ dose, opened_at: one.opened_at })));
  const rows = local.map(({ dose }): VaccineRow => {
    const material = meta.materials.find((one) => one.material_id === dose.material_id);
    return {
      ...recordedVaccine(dose, meta),
      dose_no: numberOf(dose.dose_code),
      material_id: dose.material_id,
      others_same_vial: othersHere(cases, dose, material?.material_code ?? ''),
    };
  });
  const since = addDays(today, -suspectedDays);
  const bites = biteRowsOf(now.record?.bite_cases ?? [], view.rows, since);
  const here = new Set([...local.map(({ dose }) => dose.dose_code), ...bites.map(({ row }) => row.dose_code)]);
  const earlier = now.doses
    .filter((dose) => !dose.voided && dose.given_on >= since && !here.has(dose.dose_code))
    .map(({ dose_code }): VaccineRow => {
      const serving = meta.materials.filter((one) => one.dose_codes.includes(dose_code));
      const only = serving.length === 1 ? serving[0] : undefined;
      return {
        ...emptyVaccine,
        dose_code,
        dose_no: numberOf(dose_code),
        name: only?.material_name ?? dose_code,
        material_id: only?.material_id ?? null,
      };
    });
  const village = now.village?.village_name ?? '';
  return {
    session_id: latest?.session_id || sessionOfDoses(view, now.person.beneficiary_id, since),
    answers: {
      ...usual,
      ...known({
        guardian_name: now.person.guardian_name,
        village_or_urban: village,
        address: village,
        site_address: placesOnce(meta.site.session_site_name, meta.site.facilty_name),
        vaccinated_at: toMinute(latestOf(latest?.opened_at, bites[0]?.at ?? undefined)),
      }),
    },
    vaccines: [...rows, ...bites.map(({ row }) => row), ...earlier],
  };
}

/** The later of two instants, of which either may be missing. */
function latestOf(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Date.parse(a) > Date.parse(b) ? a : b;
}

/** Others of the vial as far as this phone gave them; the server knows those of other phones as well. */
function othersHere(cases: readonly LocalCase[], dose: LocalCase['doses'][number], code: string): number {
  const drawn = cases.flatMap((one) =>
    one.doses
      .filter((other) => other.session_id === dose.session_id && isSameVial(other, dose))
      .map((other) => ({
        dose_id: other.dose_id,
        beneficiary_id: one.beneficiary_id,
        captured_at: one.opened_at,
      })),
  );
  const sizes = logisticsOf(code)?.dosesPerVial ?? [];
  return othersOfVial(drawn, dose.dose_id, { dosesPerVial: sizes.length === 1 ? (sizes[0] ?? null) : null });
}

/** From the server: every dose of the last 30 days with its vial, whoever gave it. */
export function prefillOfServer(reply: ServerPrefill): Prefill {
  const [latest] = reply.vaccines;
  return {
    session_id: latest?.session_id ?? '',
    answers: {
      ...usual,
      ...known({
        guardian_name: reply.guardian_name,
        village_or_urban: reply.village_name,
        address: [reply.address, reply.village_name].filter(Boolean).join(', '),
        site_address: placesOnce(latest?.session_site_name, latest?.facility_name),
        vaccinated_at: toMinute(latest?.captured_at),
      }),
    },
    vaccines: reply.vaccines.map(rowOf),
  };
}

function rowOf(dose: ServerPrefill['vaccines'][number]): VaccineRow {
  const { given_on: _, captured_at: _c, session_id: _s, session_site_name: _n, facility_name: _f, ...row } = dose;
  return row;
}

/** Both together: the server knows more of a dose, this phone may know doses that are not sent yet. */
export function together(here: Prefill | null, server: Prefill | null): Prefill | null {
  if (!here || !server) return server ?? here;
  const known = new Set(server.vaccines.map(({ dose_id }) => dose_id));
  const codes = new Set(server.vaccines.map(({ dose_code }) => dose_code));
  const unsent = here.vaccines.filter(({ dose_id, dose_code }) =>
    dose_id === null ? !codes.has(dose_code) : !known.has(dose_id),
  );
  return {
    session_id: here.session_id || server.session_id,
    answers: { ...here.answers, ...server.answers, ...vaccinatedAt(here, unsent) },
    vaccines: [...unsent, ...server.vaccines],
  };
}

/** A dose that only this phone knows is the latest there is. */
function vaccinatedAt(here: Prefill, unsent: readonly VaccineRow[]): Answers {
  const { vaccinated_at } = here.answers;
  const isLater = unsent.some(({ dose_id }) => dose_id !== null) && vaccinated_at !== undefined;
  return isLater ? { vaccinated_at } : {};
}

/**
 * The latest session since that day at which the person stands as vaccinated, by whichever phone; empty where this one
 * knows of none.
 */
export function sessionOfDoses(view: PackView, beneficiaryId: string, since: CivilDate): string {
  const found = newestSessions(view).find(
    ({ session_id, date_of_session }) =>
      date_of_session >= since && entryIn(view, session_id, beneficiaryId)?.status === 'vaccinated',
  );
  return found?.session_id ?? '';
}
