import { checkAbhaNumber, checkAbhaWish, groupAbhaNumber } from '@teeka/domain/abha';
import { checkMobileSearch } from '@teeka/domain/contact';
import { aadhaarTypeId, checkAadhaarCard, triesRefusal } from '@teeka/domain/identity';
import { countTries } from '../../platform/access/tries/tries.ts';
import { abhaEnvironment, type IdentitySettings } from '../../platform/env/identity-settings.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { photoIdOfPerson } from '../../platform/sealing/numbers-of.ts';
import { photoIdHash } from '../../platform/sealing/photo-id-hash.ts';
import type { SearchedBy } from './gateway/account-service.ts';
import type { PersonRow } from './queries.ts';

/** What somebody is looked for by in its normal form, or why it is none. */
export function searchedValue(
  by: SearchedBy,
  value: string,
  settings: IdentitySettings,
): { readonly value: string } | Refused {
  const checked =
    by === 'number'
      ? checkAbhaNumber(groupAbhaNumber(value.replace(/[\s-]/g, '')))
      : by === 'address'
        ? checkAbhaWish(value, abhaEnvironment(settings))
        : checkMobileSearch(value);
  return checked.ok ? { value: checked.normal } : refuse({ ...checked.refusal, path: 'value' });
}

/** Where the record has an Aadhaar as photo ID, that one and no other is asked about. */
function isOnRecord(person: PersonRow, number: string, { atRest }: Context): boolean {
  if (person.photo_id_type !== aadhaarTypeId || !person.photo_id_sealed) return true;
  const hashOf = (known: string) => photoIdHash(atRest, aadhaarTypeId, known);
  return hashOf(photoIdOfPerson(person, atRest)).equals(hashOf(number));
}

/** The Aadhaar in its normal form, or why it is not asked about; it is compared with the one on record last. */
export function aadhaarTyped(
  typed: string,
  {
    person,
    settings,
    others,
  }: { readonly person: PersonRow; readonly settings: IdentitySettings; readonly others: number },
  context: Context,
): { readonly number: string } | Refused {
  const tooMany = triesRefusal('other-number', others);
  if (tooMany) return refuse({ ...tooMany, path: 'aadhaar_number' });
  const checked = checkAadhaarCard(typed, settings);
  if (!checked.ok) return refuse({ ...checked.refusal, path: 'aadhaar_number' });
  if (isOnRecord(person, checked.normal, context)) return { number: checked.normal };
  return {
    refused: [{ code: 'IDVERI0004', path: 'aadhaar_number' }],
    audit: [{ beneficiary_id: person.beneficiary_id, detail: { other_number: true } }],
    aside: (db) => countTries('other-number', { ...context, db }),
  };
}
