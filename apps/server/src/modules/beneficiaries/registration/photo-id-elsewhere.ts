import { triesRefusal } from '@teeka/domain/identity';
import { countTries } from '../../../platform/access/tries/tries.ts';
import { type Context, type Refused, refuse } from '../../../platform/http/handler.ts';

const path = 'photo_id_number';

/**
 * What is said of a photo ID that somebody outside the area has. Asked only of what would be stored but for it, so that
 * no form can ask again and again; counted by worker and day, and on the audit log of those who have the ID. Once told
 * too often, it is said of no number any more.
 */
export function photoIdElsewhere(
  holders: readonly { readonly beneficiary_id: string }[],
  tries: number,
  context: Context,
): Refused | undefined {
  const tooMany = triesRefusal('photo-id-elsewhere', tries);
  if (tooMany) return refuse({ ...tooMany, path });
  if (holders.length === 0) return undefined;
  return {
    refused: [{ code: 'BENREG0004', path }],
    audit: holders.map(({ beneficiary_id }) => ({ beneficiary_id, subject: 'photo ID elsewhere' })),
    aside: (db) => countTries('photo-id-elsewhere', { ...context, db }),
  };
}
