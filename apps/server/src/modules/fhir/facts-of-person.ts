import type { GivenDose, HealthRecordFacts } from '@teeka/domain/fhir';
import { fallback, nameIn } from '@teeka/domain/names';
import { rabiesRulesOf, regimenOf } from '@teeka/domain/rabies';
import { isOffered, type Reason, vaccineOfDose } from '@teeka/domain/schedule';
import { fill } from '@teeka/words';
import { explainReason } from '@teeka/words/explain-dose';
import { whole } from '@teeka/words/whole';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { personDetails } from '../beneficiaries/index.ts';
import { dosesOfPerson, forecastOfStory, notCountedBy, type StoryRow } from '../vaccinations/index.ts';
import { type BesideRow, besideDoses, type PartyRow, partyOf } from './queries.ts';

export type Reading = Pick<Context, 'actor' | 'now'>;
type Author = HealthRecordFacts['author'];

/** Names are those of the language in which every place has one. */
const facilityOf = (party: PartyRow | undefined): Author['at'] =>
  party?.facility_id ? { facility_id: party.facility_id, name: nameIn(party.facility, fallback) } : null;

/** Who hands records over. */
export async function authorOf(db: Reader, { actor }: Reading): Promise<Author> {
  const party = await db.first(partyOf(actor.user_id));
  const { user_id, display_name: name } = actor;
  return { by: { user_id, name, hpr_number: party?.hpr_number ?? '' }, at: facilityOf(party) };
}

function provenance(row: StoryRow, beside: BesideRow | undefined): GivenDose['given'] {
  if (row.origin === 'previous') return row.by_word ? 'told-by-word' : 'read-on-paper';
  if (row.elsewhere) return beside?.paper_seen ? 'read-on-paper' : 'told-by-word';
  const user_id = beside?.user_id ?? row.captured_by;
  const by = { user_id, name: row.given_by_name ?? user_id, hpr_number: beside?.hpr_number ?? '' };
  return { by, at: facilityOf(beside) };
}

function courseOf(beside: BesideRow | undefined): GivenDose['course'] {
  const regimen = regimenOf(rabiesRulesOf(beside?.rules_version ?? ''), beside?.regimen ?? '');
  return regimen && beside && beside.day_of_dose !== null ? { regimen, day: beside.day_of_dose } : null;
}

/** In the language of the record. */
const wordsOfReasons: Readonly<Record<string, string>> = whole.en.schedule;
const said = (reason: Reason): string =>
  explainReason(reason, (key, values) => fill(wordsOfReasons[key] ?? key, values));

interface Known {
  readonly beside: BesideRow | undefined;
  /** Why it does not count. */
  readonly reason: Reason | undefined;
}

const givenDose = (row: StoryRow, { beside, reason }: Known): GivenDose => ({
  dose_id: row.dose_id,
  dose_code: row.dose_code,
  given_on: row.given_on,
  batch_number: row.batch_number,
  manufacturer: row.manufacturer ?? '',
  body_site: row.body_site,
  expiry_date: row.expiry_date,
  given: provenance(row, beside),
  // A course after a bite is judged by its own rules.
  not_counted: reason && vaccineOfDose(row.dose_code) ? said(reason) : '',
  course: row.dose_code === 'ARV' ? courseOf(beside) : null,
});

/** What the health record of a person is made from, without a health account; undefined of who does not live in the actor's area. */
export async function factsOfPerson(
  db: Reader,
  id: string,
  { actor, now, author }: Reading & { readonly author: Author },
): Promise<HealthRecordFacts | undefined> {
  const [person, rows, besides] = await Promise.all([
    db.first(personDetails(actor, now.today, id)),
    db.rows(dosesOfPerson(id)),
    db.rows(besideDoses(id)),
  ]);
  if (!person) return undefined;
  const besideOf = new Map(besides.map((beside) => [beside.dose_id, beside]));
  const forecast = forecastOfStory(person, rows, now.today);
  const uncounted = notCountedBy(forecast);
  const standing = rows.filter(({ void_reason }) => void_reason === null).toReversed();
  const { beneficiary_id: reference, ben_name: name, gender, dob, dob_is_year, deceased_on } = person;
  return {
    ...{ reference, name, gender, dob, dob_is_year, deceased_on, author, account: null },
    doses: standing.map((row) =>
      givenDose(row, { beside: besideOf.get(row.dose_id), reason: uncounted.get(row.dose_id) }),
    ),
    // Who is reported dead is called for nothing.
    waiting: person.reported_dead_on === null ? forecast.doses.filter(isOffered) : [],
  };
}
