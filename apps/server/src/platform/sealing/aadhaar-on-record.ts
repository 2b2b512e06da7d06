import { aadhaarTypeId } from '@teeka/domain/identity';
import type { AtRest } from './at-rest.ts';
import { photoIdOfPerson } from './numbers-of.ts';
import { photoIdHash } from './photo-id-hash.ts';

interface Person {
  readonly beneficiary_id: string;
  readonly photo_id_type: number | null;
  readonly photo_id_sealed: Buffer | null;
}

/** Where the record has an Aadhaar as photo ID, that one and no other is asked about. */
export function isAadhaarOnRecord(person: Person, number: string, atRest: AtRest): boolean {
  if (person.photo_id_type !== aadhaarTypeId || !person.photo_id_sealed) return true;
  const hashOf = (known: string) => photoIdHash(atRest, aadhaarTypeId, known);
  return hashOf(photoIdOfPerson(person, atRest)).equals(hashOf(number));
}
