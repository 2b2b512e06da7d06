import { removePhoto } from '@teeka/contract/beneficiaries';
import { isReferenceNumber } from '@teeka/domain/identity';
import { clockRefusal } from '../../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { lockPhoto, storePhoto } from './queries.ts';

/** Takes a person's photo off; the file itself goes once that holds. Where there is none, none is left. */
export const removePhotoHandler = ({ files }: Pick<Platform, 'files'>) =>
  commandHandler(removePhoto, {
    read({ beneficiary_id: number }, { actor, now, db }) {
      return db.first(lockPhoto(actor, now.today, isReferenceNumber(number) ? number : '0'));
    },
    decide({ captured_at }, row, { now }) {
      if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
      const captured = clockRefusal(captured_at, now);
      if (captured) return refuse(captured);
      const { beneficiary_id } = row;
      return {
        decision: row,
        reply: { beneficiary_id },
        audit: [{ beneficiary_id, detail: { captured_at } }],
      };
    },
    write: ({ beneficiary_id }, { db }) => db.run(storePhoto(beneficiary_id, null, null)),
    async after({ photo_key }) {
      if (photo_key) await files.remove(photo_key);
      return undefined;
    },
  });
