import type { ReplyOf } from '@teeka/contract/call';
import type { getCaseDetailsOfBen } from '@teeka/contract/cases';
import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import type { CaseStatus } from '@teeka/domain/care';
import { expectedDelivery } from '@teeka/domain/pregnancy';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import type { Details } from '../../../records/beneficiaries/person-of-details.ts';
import { pregnanciesOf } from '../../../records/pregnancies/pregnancies-of.ts';
import { type PlaceRules, placeRules } from '../../../records/schedule/place-rules.ts';
import type { LocalCase, PackView } from '../../../records/view/view.ts';

export type { Details };

type Case = ReplyOf<typeof getCaseDetailsOfBen>['cases'][number];

/** The dates of pregnancies on record; empty for whoever has none. */
export function pregnancyDates(lmp: CivilDate | null, previous: string) {
  return {
    lmp,
    expected: lmp === null ? null : expectedDelivery(lmp),
    previous: isCivilDate(previous) ? previous : null,
  };
}

/** The woman of whose delivery somebody was born, where this phone has her: the guardian, or whoever else has the birth on record. */
export function motherOf(
  { guardian_ben_id, beneficiary_id }: Pick<PersonOnPhone, 'guardian_ben_id' | 'beneficiary_id'>,
  people: ReadonlyMap<string, PersonOnPhone> | undefined,
): PersonOnPhone | null {
  const bore = (woman: PersonOnPhone): boolean =>
    (woman.pregnancies ?? []).some(({ events }) =>
      events.some(({ births }) => births.some(({ child_id }) => child_id === beneficiary_id)),
    ) &&
    pregnanciesOf(woman).some(({ outcome }) => outcome?.births.some(({ child_id }) => child_id === beneficiary_id));
  const guardian = guardian_ben_id ? people?.get(guardian_ben_id) : undefined;
  if (guardian && bore(guardian)) return guardian;
  return [...(people?.values() ?? [])].find(bore) ?? null;
}

/**
 * What the schedule of a person depends on by their village: as the server says, else as the pack of this phone does. Who
 * answers for a place has no pack, and a guest's village is in none.
 */
export function rulesFor(
  record: Pick<PersonOnPhone, 'village_id'>,
  details: Pick<Details, 'je_endemic' | 'programmes_off' | 'programmes_on'> | null,
  meta: Parameters<typeof placeRules>[0] | undefined,
): PlaceRules {
  if (details) {
    const { je_endemic, programmes_off, programmes_on = [] } = details;
    return { jeEndemic: je_endemic, programmesOff: programmes_off, programmesOn: programmes_on };
  }
  return meta ? placeRules(meta, record.village_id) : { jeEndemic: false, programmesOff: [], programmesOn: [] };
}

/** A visit as the profile shows it. */
export interface Visit {
  readonly case_id: string;
  /** Instant, ISO 8601. */
  readonly opened_at: string;
  readonly status: CaseStatus;
  readonly doses: readonly DoseOfVisit[];
}

interface DoseOfVisit {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly given_on: CivilDate;
  readonly batch_number: string;
  /** Who recorded it; empty for oneself on this phone. */
  readonly by: string;
}

function doseOf({ dose_id, dose_code, given_on, batch_number }: Omit<DoseOfVisit, 'by'>, by: string): DoseOfVisit {
  return { dose_id, dose_code, given_on, batch_number, by };
}

const statusOf = (status: Case['status']): CaseStatus =>
  status === 'completed' || status === 'closed' ? status : 'open';

/** The visits on record, and those of this phone that the server does not have yet; the latest first. */
export function visitsOf(cases: readonly Case[] | null, here: readonly LocalCase[]): readonly Visit[] {
  const onRecord = (cases ?? []).map(
    ({ case_id, opened_at, status, vaccine_details }): Visit => ({
      case_id,
      opened_at,
      status: statusOf(status),
      doses: vaccine_details.map((dose) => doseOf(dose, dose.captured_by_name)),
    }),
  );
  const known = new Set(onRecord.map(({ case_id }) => case_id));
  const local = here
    .filter(({ case_id }) => !known.has(case_id))
    .map(({ case_id, opened_at, status, doses }): Visit => {
      return { case_id, opened_at, status, doses: doses.map((dose) => doseOf(dose, '')) };
    });
  return [...onRecord, ...local].sort((a, b) => b.opened_at.localeCompare(a.opened_at));
}

/** The last time that this phone's lists tell somebody made sure who the person is; null where none does. */
export function lastVerified(
  view: PackView,
  beneficiaryId: string,
): { readonly at: string; readonly way: string } | null {
  const entries = [...view.rows.roster.keys()].map(
    (session) => view.roster.get(`${session}/${beneficiaryId}`) ?? view.rows.roster.get(session)?.get(beneficiaryId),
  );
  const [last] = entries
    .filter((entry) => entry !== undefined)
    .flatMap(({ verified_at, verification_method }) =>
      verified_at === null ? [] : [{ at: verified_at, way: verification_method ?? '' }],
    )
    .sort((a, b) => b.at.localeCompare(a.at));
  return last ?? null;
}
