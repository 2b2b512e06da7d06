import { pictureBytes, uploadProfilePic } from '@teeka/contract/profile';
import { looksLikePicture, type Picture, readPicture } from '../../platform/files/picture.ts';
import { type CommandHandler, type Refused, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { type PictureRow, pictureOf, storePicture } from './queries.ts';

interface Kept {
  readonly key: string;
  readonly type: string;
  readonly before: string | null;
}

const edge = 1200;

/** The client compresses; what is still too large is refused before anything is unpacked. */
async function judge(file: Buffer): Promise<Picture | Refused> {
  if (!looksLikePicture(file)) return refuse({ code: 'USRPRF0019', path: 'file' });
  if (file.length > pictureBytes.kept) return refuse({ code: 'USRPRF0020', path: 'file' });
  return (
    (await readPicture(file, { edge, bytes: pictureBytes.wished })) ??
    refuse({ code: 'USRPRF0019', path: 'file' })
  );
}

/** Keeps the own profile picture; the one before is removed once the new one holds. */
export function uploadProfilePicHandler({
  files,
}: Platform): CommandHandler<typeof uploadProfilePic, PictureRow | undefined, Kept, Picture> {
  return {
    call: uploadProfilePic,
    prepare: ({ file }) => judge(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.length)),
    read: (_input, { db, actor }) => db.first(pictureOf(actor.user_id)),
    async decide({ userId }, row, { actor, prepared: picture }) {
      if (userId !== actor.user_id) return refuse({ code: 'REQVAL0012', path: 'userId' });
      const key = await files.put('picture', picture.bytes);
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
  };
}
