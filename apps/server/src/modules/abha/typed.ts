import { checkAbhaNumber, checkAbhaWish, groupAbhaNumber } from '@teeka/domain/abha';
import { checkMobileSearch } from '@teeka/domain/contact';
import { checkAadhaarCard, triesRefusal } from '@teeka/domain/identity';
import { countTries } from '../../platform/access/tries/tries.ts';
import { abhaEnvironment, type IdentitySettings } from '../../platform/env/identity-settings.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { isAadhaarOnRecord } from '../../platform/sealing/aadhaar-on-record.ts';
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
  if (isAadhaarOnRecord(person, checked.normal, context.atRest)) return { number: checked.normal };
  return {
    refused: [{ code: 'IDVERI0004', path: 'aadhaar_number' }],
    audit: [{ beneficiary_id: person.beneficiary_id, detail: { other_number: true } }],
    aside: (db) => countTries('other-number', { ...context, db }),
  };
}
