import { downloadPhoto } from '@teeka/contract/beneficiaries';
import { isReferenceNumber } from '@teeka/domain/identity';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { photoOf } from './queries.ts';

/** The photo of a person of the actor's area; that there is none is said by the answer's kind (text/html). */
export const downloadPhotoHandler = ({ files }: Pick<Platform, 'files'>) =>
  queryHandler(downloadPhoto, async ({ beneficiary_id: number }, { actor, now, db }) => {
    const row = await db.first(photoOf(actor, now.today, isReferenceNumber(number) ? number : '0'));
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    if (!row.photo_key || !row.photo_type) return { reply: null };
    const body = await files.get(row.photo_key);
    const audit = [{ beneficiary_id: row.beneficiary_id }];
    return { reply: body ? { type: row.photo_type, body } : null, audit };
  });
