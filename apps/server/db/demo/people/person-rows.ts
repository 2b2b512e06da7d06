import { nameKeys } from '@teeka/domain/beneficiaries';
import { type DayNumber, dayText } from '@teeka/domain/calendar';
import { type BeneficiaryTypeId, beneficiaryTypeIds } from '@teeka/domain/person';
import type { AtRest } from '../../../src/platform/sealing/at-rest.ts';
import { photoIdHash } from '../../../src/platform/sealing/photo-id-hash.ts';
import type { Cell } from '../copy.ts';
import { after } from '../days.ts';
import { scramble } from '../random.ts';
import type { PeopleTables } from '../tables.ts';
import type { DemoPerson } from './person.ts';

/** Kinds of search tokens, as a search's `flag`; a reference number is looked up by itself. */
const tokenKinds = { mobile: 0, photo: 2 } as const;

export interface PersonWriter {
  readonly tables: PeopleTables;
  readonly atRest: AtRest;
  readonly today: DayNumber;
  /** The number of the family under way: hashed once. */
  family?: { readonly mobile: string; readonly hash: Buffer };
}

function familyNumber(writer: PersonWriter, mobile: string): NonNullable<PersonWriter['family']> {
  if (writer.family?.mobile !== mobile) {
    const { atRest } = writer;
    writer.family = { mobile, hash: atRest.hash('mobile', mobile) };
  }
  return writer.family;
}

/**
 * The register began in April 2022; whoever was born later came in within the first weeks, by yesterday. Who was born
 * today came in as the day began: nobody is registered in the time to come.
 */
function enteredOn(person: DemoPerson, today: DayNumber): string {
  const spread = scramble(Number(person.beneficiary_id.slice(6, 13))) % 30;
  const usual = Math.max(person.born + 1 + spread, 19_083 + spread * 9);
  const day = Math.min(usual, Math.max(person.born, today - 1));
  return `${dayText(day)} ${day === today ? '00:00' : '11:00'}:00+05:30`;
}

/** The same few thousand names come again and again: their keys are made once. */
const keys = new Map<string, readonly string[]>();
function keysOf(name: string): readonly string[] {
  const known = keys.get(name) ?? nameKeys(name);
  keys.set(name, known);
  return known;
}

/** A person's row, numbers sealed, and the hashes by which a search finds it. */
export function writePerson(writer: PersonWriter, person: DemoPerson, by: string): void {
  const { tables, atRest, today } = writer;
  const { beneficiary_id, mobile, photo, village } = person;
  const own = `person/${beneficiary_id}` as const;
  const number = familyNumber(writer, mobile);
  const house = 1 + (scramble(Number(mobile.slice(3))) % 400);
  const cells: Cell[] = [
    beneficiary_id,
    person.ben_name,
    dayText(person.born),
    person.yearOnly,
    person.gender,
    person.guardian_name,
    person.guardian_id,
    village.code,
    `House ${house}, ${village.names.en}`,
    beneficiaryType({ born: person.born, pregnant: person.lmp !== null }, today),
    person.lmp === null ? null : dayText(person.lmp),
    atRest.seal('mobile', own, mobile),
    photo?.type ?? null,
    photo ? atRest.seal('photo-id', own, photo.number) : null,
    photo?.number.slice(-4) ?? '',
    person.diedOn === null ? null : dayText(person.diedOn),
    true,
    enteredOn(person, today),
    by,
  ];
  tables.beneficiary.row(cells);
  tables.token.row([number.hash, tokenKinds.mobile, beneficiary_id]);
  for (const key of keysOf(person.ben_name)) tables.name.row([village.code, key, beneficiary_id, dayText(person.born)]);
  if (photo) {
    tables.token.row([photoIdHash(atRest, photo.type, photo.number), tokenKinds.photo, beneficiary_id]);
  }
}

/** What somebody is listed as on that day. */
function beneficiaryType(of: { born: DayNumber; pregnant: boolean }, today: DayNumber): BeneficiaryTypeId {
  if (of.pregnant) return beneficiaryTypeIds.pregnantWoman;
  if (today < of.born + 28) return beneficiaryTypeIds.newBorn;
  if (today < after(of.born, '1y')) return beneficiaryTypeIds.infant;
  return today < after(of.born, '18y') ? beneficiaryTypeIds.child : beneficiaryTypeIds.citizen;
}
