import { downloadProfilePic } from '@teeka/contract/profile';
import { queryHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { pictureOf } from './queries.ts';

/** The own picture, whoever is named; that there is none is said by the answer's kind (text/html). */
export const downloadProfilePicHandler = ({ files }: Platform) =>
  queryHandler(downloadProfilePic, async ({ userId }, { actor, db }) => {
    const row = userId === actor.user_id ? await db.first(pictureOf(actor.user_id)) : undefined;
    if (!row?.picture_key || !row.picture_type) return { reply: null };
    const body = await files.get(row.picture_key);
    return { reply: body ? { type: row.picture_type, body } : null };
  });
