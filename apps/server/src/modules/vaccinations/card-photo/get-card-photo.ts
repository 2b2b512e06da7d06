import { getCardPhoto } from '@teeka/contract/vaccinations';
import { isReferenceNumber } from '@teeka/domain/identity';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { cardOf } from './queries.ts';

/** The picture of the card of a person of the actor's area; that there is none is said by the answer's kind. */
export const getCardPhotoHandler = ({ files }: Pick<Platform, 'files'>) =>
  queryHandler(getCardPhoto, async ({ beneficiary_reference_id: number }, { actor, now, db }) => {
    const row = await db.first(cardOf(actor, now.today, isReferenceNumber(number) ? number : '0'));
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    if (!row.file_key || !row.file_type) return { reply: null };
    const body = await files.get(row.file_key);
    const audit = [{ beneficiary_id: row.beneficiary_id }];
    return { reply: body ? { type: row.file_type, body } : null, audit };
  });
