import { sendPicture } from '@teeka/contract/pairing';
import { cardPhotoBytes } from '@teeka/contract/vaccinations';
import { looksLikePicture, type Picture, readPicture } from '../../platform/files/picture.ts';
import { countBytes } from '../../platform/files/put/expect-file.ts';
import { commandHandler, type Refused, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { captured, captureRefusal, lockedDesk, writeCapture } from './captured.ts';
import { momentAt } from './moment.ts';
import { deskServed } from './queries.ts';

const edge = 2000;

/** As every picture that comes in: judged by its content and drawn anew, without what cameras add. */
async function judge(base64: string): Promise<Picture | Refused> {
  const path = 'content';
  const bytes = Buffer.from(base64, 'base64');
  if (!looksLikePicture(bytes)) return refuse({ code: 'USRPRF0019', path });
  if (bytes.length > cardPhotoBytes.kept) return refuse({ code: 'USRPRF0020', path });
  return (await readPicture(bytes, { edge, bytes: cardPhotoBytes.aim })) ?? refuse({ code: 'USRPRF0019', path });
}

export const sendPictureHandler = ({ pool }: Pick<Platform, 'pool'>) =>
  commandHandler(sendPicture, {
    async admits({ pairing_id, wish_id }, { actor, db, now }) {
      const desk = await db.first(deskServed(pairing_id, actor.sign_in_id, momentAt(now.instant)));
      return captureRefusal(desk, { kind: 'picture', wish_id });
    },
    async prepare({ content }, context) {
      const picture = await judge(content);
      if ('refused' in picture) return picture;
      return (await countBytes({ pool }, context, picture.bytes.length)) ?? picture;
    },
    read: ({ pairing_id }, context) => lockedDesk(pairing_id, context),
    decide({ pairing_id, wish_id }, desk, context) {
      const refused = captureRefusal(desk, { kind: 'picture', wish_id });
      if (refused || !desk) return refused ?? refuse({ code: 'REQVAL0012', path: 'pairing_id' });
      return captured(desk, pairing_id, { kind: 'picture', content: context.prepared.bytes })(context);
    },
    write: writeCapture,
  });
