import { pictureBytes, uploadProfilePic } from '@teeka/contract/profile';
import { looksLikePicture, type Picture, readPicture } from '../../platform/files/picture.ts';
import { expectFile } from '../../platform/files/put/expect-file.ts';
import { commandHandler, type Refused, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { pictureOf, storePicture } from './queries.ts';

const edge = 1200;

/** The client compresses; what is still too large is refused before anything is unpacked. */
async function judge(file: Buffer): Promise<Picture | Refused> {
  if (!looksLikePicture(file)) return refuse({ code: 'USRPRF0019', path: 'file' });
  if (file.length > pictureBytes.kept) return refuse({ code: 'USRPRF0020', path: 'file' });
  return (
    (await readPicture(file, { edge, bytes: pictureBytes.wished })) ?? refuse({ code: 'USRPRF0019', path: 'file' })
  );
}

/** Keeps the own profile picture; the one before is removed once the new one holds. */
export const uploadProfilePicHandler = ({ files, pool }: Platform) =>
  commandHandler(uploadProfilePic, {
    admits: async ({ userId }, { actor }) =>
      userId === actor.user_id ? undefined : refuse({ code: 'REQVAL0012', path: 'userId' }),
    prepare: async ({ file: { bytes } }, context) =>
      expectFile({ files, pool }, context, {
        kind: 'picture',
        file: await judge(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
      }),
    read: (_input, { db, actor }) => db.first(pictureOf(actor.user_id)),
    async decide(_input, row, { actor, prepared: picture }) {
      const { key } = picture;
      await files.put(key, picture.bytes);
      return {
        decision: { key, type: picture.type, before: row?.picture_key ?? null },
        reply: 'Profile Picture Uploaded Successfully',
        audit: [{ beneficiary_id: '0', subject: actor.user_id }],
      };
    },
    write: ({ key, type }, { db, actor }) => db.run(storePicture(actor.user_id, key, type)),
    async after({ before }) {
      if (before) await files.remove(before);
      return undefined;
    },
  });
