import { cardPhotoBytes, saveCardPhoto } from '@teeka/contract/vaccinations';
import { isReferenceNumber } from '@teeka/domain/identity';
import { captureRefusal } from '@teeka/domain/sessions';
import { arrivalOf } from '../../../platform/clock/arrival.ts';
import { looksLikePicture, readPicture } from '../../../platform/files/picture.ts';
import { type CommandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { type CardRow, lockCard, type StoredCard, storeCard } from './queries.ts';

interface Kept {
  readonly stored: StoredCard;
  readonly before: string | null;
}

/** Keeps the picture of a person's card; the one before is removed once the new one holds. */
export const saveCardPhotoHandler = ({
  files,
}: Pick<Platform, 'files'>): CommandHandler<typeof saveCardPhoto, CardRow | undefined, Kept> => ({
  call: saveCardPhoto,
  read({ beneficiary_reference_id: number }, { actor, now, db }) {
    return db.first(lockCard(actor, now.today, isReferenceNumber(number) ? number : '0'));
  },
  async decide({ content, captured_at }, row, { now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const wrongClock = captureRefusal(arrivalOf(captured_at, now));
    if (wrongClock) return refuse(wrongClock);
    const bytes = Buffer.from(content, 'base64');
    const fits = looksLikePicture(bytes) && bytes.length <= cardPhotoBytes.kept;
    const picture = fits ? await readPicture(bytes) : undefined;
    if (!picture) return refuse({ code: 'BENDOC0002', path: 'content' });
    const { beneficiary_id, file_key: before } = row;
    const file_key = await files.put('picture', picture.bytes);
    return {
      decision: { stored: { beneficiary_id, file_key, file_type: picture.type, captured_at }, before },
      reply: { beneficiary_id },
      audit: [{ beneficiary_id, detail: { captured_at } }],
    };
  },
  write: ({ stored }, { actor, db }) => db.run(storeCard(stored, actor.user_id)),
  async after({ before }) {
    if (before) await files.remove(before);
    return undefined;
  },
});
