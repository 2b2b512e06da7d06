import { sendFinger } from '@teeka/contract/pairing';
import { pidRefusal } from '@teeka/domain/device';
import { countBytes } from '../../platform/files/put/expect-file.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { captured, captureRefusal, lockedDesk, writeCapture } from './captured.ts';
import { momentAt } from './moment.ts';
import { deskServed } from './queries.ts';

/**
 * A fingerprint travels as the device sealed it for the authority, which alone can read it. Whether it is anybody's the
 * desk asks with its own verification.
 */
export const sendFingerHandler = ({ pool }: Pick<Platform, 'pool'>) =>
  commandHandler(sendFinger, {
    async admits({ pairing_id, wish_id }, { actor, db, now }) {
      const desk = await db.first(deskServed(pairing_id, actor.sign_in_id, momentAt(now.instant)));
      return captureRefusal(desk, { kind: 'finger', wish_id });
    },
    async prepare({ pid_data }, context) {
      const refusal = pidRefusal(pid_data);
      if (refusal) return refuse(refusal);
      const content = Buffer.from(pid_data);
      return (await countBytes({ pool }, context, content.length)) ?? { content };
    },
    read: ({ pairing_id }, context) => lockedDesk(pairing_id, context),
    decide({ pairing_id, wish_id }, desk, context) {
      const refused = captureRefusal(desk, { kind: 'finger', wish_id });
      if (refused || !desk) return refused ?? refuse({ code: 'REQVAL0012', path: 'pairing_id' });
      return captured(desk, pairing_id, { kind: 'finger', content: context.prepared.content })(context);
    },
    write: writeCapture,
  });
