import { personPhotoBytes, savePhoto } from '@teeka/contract/beneficiaries';
import { isReferenceNumber } from '@teeka/domain/identity';
import { clockRefusal } from '../../../platform/clock/submission.ts';
import { looksLikePicture, type Picture, readPicture } from '../../../platform/files/picture.ts';
import { expectFile } from '../../../platform/files/put/expect-file.ts';
import { commandHandler, type Refused, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { refuseUnlessInArea } from '../refuse-unless-in-area.ts';
import { lockPhoto, storePhoto } from './queries.ts';

const edge = 1200;

/** The phone compresses; what is still too large is refused before anything is unpacked. */
async function judge(base64: string): Promise<Picture | Refused> {
  const path = 'user_photo';
  const bytes = Buffer.from(base64, 'base64');
  if (!looksLikePicture(bytes)) return refuse({ code: 'USRPRF0019', path });
  if (bytes.length > personPhotoBytes.kept) return refuse({ code: 'USRPRF0020', path });
  return (await readPicture(bytes, { edge, bytes: personPhotoBytes.wished })) ?? refuse({ code: 'USRPRF0019', path });
}

/** Keeps a person's photo; the one before is removed once the new one holds. Sent again it is simply kept again. */
export const savePhotoHandler = ({ files, pool }: Pick<Platform, 'files' | 'pool'>) =>
  commandHandler(savePhoto, {
    admits: ({ beneficiary_id }, context) => refuseUnlessInArea(beneficiary_id, 'beneficiary_id', context),
    prepare: async ({ user_photo }, context) =>
      expectFile({ files, pool }, context, { kind: 'picture', file: await judge(user_photo) }),
    read({ beneficiary_id: number }, { actor, now, db }) {
      return db.first(lockPhoto(actor, now.today, isReferenceNumber(number) ? number : '0'));
    },
    async decide({ captured_at }, row, { now, prepared: picture }) {
      if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
      const captured = clockRefusal(captured_at, now);
      if (captured) return refuse(captured);
      const { beneficiary_id, photo_key: before } = row;
      const { key } = picture;
      await files.put(key, picture.bytes);
      return {
        decision: { beneficiary_id, key, type: picture.type, before },
        reply: { beneficiary_id },
        audit: [{ beneficiary_id, detail: { captured_at } }],
      };
    },
    write: ({ beneficiary_id, key, type }, { db }) => db.run(storePhoto(beneficiary_id, key, type)),
    async after({ before }) {
      if (before) await files.remove(before);
      return undefined;
    },
  });
