import { cardPhotoBytes, saveCardPhoto } from '@teeka/contract/vaccinations';
import { isReferenceNumber } from '@teeka/domain/identity';
import { clockRefusal } from '../../../platform/clock/submission.ts';
import { firstLocked } from '../../../platform/db/first-locked.ts';
import { type Picture, readPicture } from '../../../platform/files/picture.ts';
import { expectFile } from '../../../platform/files/put/expect-file.ts';
import { commandHandler, type Refused, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { lockPerson, refuseUnlessInArea } from '../../beneficiaries/index.ts';
import { cardOf, storeCard } from './queries.ts';

/** Pixels of the longer edge: the handwriting of a card that fills the picture stays legible. */
const edge = 2400;

async function judge(content: string): Promise<Picture | Refused> {
  const bytes = Buffer.from(content, 'base64');
  const fits = bytes.length <= cardPhotoBytes.kept;
  const picture = fits ? await readPicture(bytes, { edge, bytes: cardPhotoBytes.aim }) : undefined;
  return picture ?? refuse({ code: 'BENDOC0002', path: 'content' });
}

/** Keeps the picture of a person's card; the one before is removed once the new one holds. */
export const saveCardPhotoHandler = ({ files, pool }: Pick<Platform, 'files' | 'pool'>) =>
  commandHandler(saveCardPhoto, {
    admits: ({ beneficiary_reference_id: number }, context) =>
      refuseUnlessInArea(number, 'beneficiary_reference_id', context),
    prepare: async ({ content }, context) =>
      expectFile({ files, pool }, context, { kind: 'picture', file: await judge(content) }),
    read({ beneficiary_reference_id: number }, { actor, now, db }) {
      const beneficiary_id = isReferenceNumber(number) ? number : '0';
      return firstLocked(db, {
        hold: lockPerson(beneficiary_id),
        ask: cardOf(actor, now.today, beneficiary_id),
      });
    },
    async decide({ captured_at }, row, { now, prepared: picture }) {
      if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
      const wrongClock = clockRefusal(captured_at, now);
      if (wrongClock) return refuse(wrongClock);
      const { beneficiary_id, file_key: before } = row;
      const file_key = picture.key;
      await files.put(file_key, picture.bytes);
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
