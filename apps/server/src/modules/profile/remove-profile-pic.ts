import { removeProfilePic } from '@teeka/contract/profile';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { pictureOf, storePicture } from './queries.ts';

/** Takes the own profile picture off; the file itself goes once that holds. */
export const removeProfilePicHandler = ({ files }: Platform) =>
  commandHandler(removeProfilePic, {
    read: (_input, { db, actor }) => db.first(pictureOf(actor.user_id)),
    decide({ userId }, row, { actor }) {
      if (userId !== actor.user_id) return refuse({ code: 'REQVAL0012', path: 'userId' });
      return {
        decision: { before: row?.picture_key ?? null },
        reply: {},
        audit: [{ beneficiary_id: '0', subject: actor.user_id }],
      };
    },
    write: (_decision, { db, actor }) => db.run(storePicture(actor.user_id, null, null)),
    async after({ before }) {
      if (before) await files.remove(before);
      return undefined;
    },
  });
