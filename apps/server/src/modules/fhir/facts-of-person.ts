import type { GivenDose, HealthRecordFacts } from '@teeka/domain/fhir';
import { fallback, nameIn } from '@teeka/domain/names';
import { isOffered } from '@teeka/domain/schedule';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { personDetails } from '../beneficiaries/index.ts';
import { dosesOfPerson, forecastOfStory, type StoryRow } from '../vaccinations/index.ts';
import { giversOfDoses, type PartyRow, partyOf } from './queries.ts';

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

function provenance(row: StoryRow, party: PartyRow | undefined): GivenDose['given'] {
  if (row.origin === 'previous') return row.by_word ? 'told-by-word' : 'read-on-paper';
  const { captured_by: user_id, captured_by_name } = row;
  const by = { user_id, name: captured_by_name ?? user_id, hpr_number: party?.hpr_number ?? '' };
  return { by, at: facilityOf(party) };
}

const givenDose = (row: StoryRow, party: PartyRow | undefined): GivenDose => ({
  dose_id: row.dose_id,
  dose_code: row.dose_code,
  given_on: row.given_on,
  batch_number: row.batch_number,
  manufacturer: row.manufacturer ?? '',
  body_site: row.body_site,
  expiry_date: row.expiry_date,
  given: provenance(row, party),
});

/** What the health record of a person is made from, without a health account; undefined of who does not live in the actor's area. */
export async function factsOfPerson(
  db: Reader,
  id: string,
  { actor, now, author }: Reading & { readonly author: Author },
): Promise<HealthRecordFacts | undefined> {
  const [person, rows, givers] = await Promise.all([
    db.first(personDetails(actor, now.today, id)),
    db.rows(dosesOfPerson(id)),
    db.rows(giversOfDoses(id)),
  ]);
  if (!person) return undefined;
  const parties = new Map(givers.map((giver) => [giver.dose_id, giver]));
  const standing = rows.filter(({ void_reason }) => void_reason === null).toReversed();
  const { beneficiary_id: reference, ben_name: name, gender, dob, dob_is_year, deceased_on } = person;
  return {
    ...{ reference, name, gender, dob, dob_is_year, deceased_on, author, account: null },
    doses: standing.map((row) => givenDose(row, parties.get(row.dose_id))),
    // Who is reported dead is called for nothing.
    waiting: person.reported_dead_on === null ? forecastOfStory(person, rows, now.today).doses.filter(isOffered) : [],
  };
}
