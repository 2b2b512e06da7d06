import type { RequestOf } from '@teeka/contract/call';
import type { DoseDetails, getUipVaccinationsDetails } from '@teeka/contract/vaccinations';
import { isBiteDose } from '@teeka/domain/bites';
import { type CivilDate, dayInIndia } from '@teeka/domain/calendar';
import { nameIn } from '@teeka/domain/names';
import { type Forecast, nationalSchedule, type Reason } from '@teeka/domain/schedule';
import { doseChangeRefusal, forecastOf, killedVaccine } from '@teeka/domain/vaccinations';
import { type Context, queryHandler, refuse } from '../../../platform/http/handler.ts';
import { knownOfPlace, type PersonDetailsRow, personDetails } from '../../beneficiaries/index.ts';
import { uip } from '../uip.ts';
import { dosesOfPerson, type StoryRow } from './queries.ts';

type Details = typeof getUipVaccinationsDetails;

/** Doses of the national programme; a previous one without a vaccine is told by the schedule's code. */
export const isUip = ({ material_category, dose_code }: StoryRow) =>
  material_category === null ? nationalSchedule.rows.some(({ code }) => code === dose_code) : material_category === uip;

export const doseDetails = (call: Details, shows: (row: StoryRow) => boolean) =>
  queryHandler(call, async ({ id }: RequestOf<Details>, { db, ...context }) => {
    const { actor, now } = context;
    const [person, doses] = await Promise.all([
      db.first(personDetails(actor, now.today, id)),
      db.rows(dosesOfPerson(id)),
    ]);
    if (!person) return refuse({ code: 'REQVAL0012', path: 'id' });
    const uncounted = notCountedBy(forecastOfStory(person, doses, now.today));
    const vaccinations = doses.filter(shows).map((row) => wireDose(row, { uncounted, context }));
    return {
      reply: { rules_version: nationalSchedule.version, vaccinations },
      audit: [{ beneficiary_id: person.beneficiary_id }],
    };
  });

/** Doses of another schedule, or of an earlier pregnancy, are judged with that one. */
const judgedElsewhere: ReadonlySet<string> = new Set([
  'not-counted-other-kind-of-person',
  'not-counted-earlier-pregnancy',
]);

/** What the national schedule says of a person on a day, by the doses that stand. */
export function forecastOfStory(person: PersonDetailsRow, rows: readonly StoryRow[], on: CivilDate) {
  const doses = rows
    .filter(({ void_reason }) => void_reason === null)
    .map(({ dose_id: id, dose_code: code, given_on: date, material_code, by_word: byWord }) => ({
      id,
      code,
      date,
      byWord,
      killed: material_code === killedVaccine,
    }));
  return forecastOf(person, { ...knownOfPlace(person), doses, schedule: nationalSchedule }, { on });
}

/** Why doses that stand do not count, by their id. */
export function notCountedBy({ recorded }: Pick<Forecast, 'recorded'>): ReadonlyMap<string, Reason> {
  const found = new Map<string, Reason>();
  for (const { dose, notCounted } of recorded) {
    if (notCounted && !judgedElsewhere.has(notCounted.code) && dose.id) found.set(dose.id, notCounted);
  }
  return found;
}

function wireDose(
  row: StoryRow,
  {
    uncounted,
    context,
  }: { uncounted: ReadonlyMap<string, Reason>; context: Pick<Context, 'actor' | 'now' | 'origin'> },
): DoseDetails {
  const { actor, now, origin } = context;
  const onRecord = {
    ...row,
    captured_on: dayInIndia(row.captured_at),
    recorded_at: row.recorded_at.toISOString(),
    voided: row.void_reason !== null,
  };
  const changer = {
    user_id: actor.user_id,
    role: actor.role,
    today: now.today,
    receivedAt: now.instant.getTime(),
  };
  const reason = uncounted.get(row.dose_id);
  const { dose_id, dose_code, material_id, batch_number, expiry_date, given_on, body_site } = row;
  return {
    dose_id,
    dose_code,
    material_id,
    batch_number,
    expiry_date,
    given_on,
    body_site,
    material_name: row.material_name ?? '',
    material_category: row.material_category ?? '',
    manufacturer: row.manufacturer ?? '',
    session_site_name: nameIn(row.site, origin.language),
    captured_by_name: row.captured_by_name ?? '',
    captured_at: row.captured_at.toISOString(),
    recorded_at: row.recorded_at.toISOString(),
    origin: row.origin,
    previous:
      row.previous_case === null
        ? null
        : {
            case_id: row.previous_case,
            status: row.previous_status ?? 'pending',
            proof: row.previous_proof ?? '',
            has_file: row.has_file,
          },
    corrects: row.corrects,
    corrected_by: row.corrected_by,
    voided:
      row.void_reason === null
        ? null
        : {
            reason: row.void_reason,
            by_name: row.voided_by_name ?? '',
            at: row.voided_at?.toISOString() ?? '',
          },
    not_counted: reason ? { code: reason.code, values: { ...reason.values } } : null,
    may_void: doseChangeRefusal('void', onRecord, changer) === undefined,
    // A rabies dose that only a paper tells of is taken back and recorded anew: it has no case to be judged in.
    may_correct:
      !(isBiteDose(dose_code) && row.origin === 'previous') &&
      doseChangeRefusal('correct', onRecord, changer) === undefined,
  };
}
