import { removeCardPhoto } from '@teeka/contract/vaccinations';
import { isReferenceNumber } from '@teeka/domain/identity';
import { clockRefusal } from '../../../platform/clock/submission.ts';
import { firstLocked } from '../../../platform/db/first-locked.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { lockPerson } from '../../beneficiaries/index.ts';
import { cardOf, deleteCard } from './queries.ts';

/** Takes the picture of a person's card off; the file itself goes once that holds. */
export const removeCardPhotoHandler = ({ files }: Pick<Platform, 'files'>) =>
  commandHandler(removeCardPhoto, {
    read({ beneficiary_reference_id: number }, { actor, now, db }) {
      const beneficiary_id = isReferenceNumber(number) ? number : '0';
      return firstLocked(db, {
        hold: lockPerson(beneficiary_id),
        ask: cardOf(actor, now.today, beneficiary_id),
      });
    },
    decide({ captured_at }, row, { now }) {
      if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
      const wrongClock = clockRefusal(captured_at, now);
      if (wrongClock) return refuse(wrongClock);
      const { beneficiary_id } = row;
      return { decision: row, reply: { beneficiary_id }, audit: [{ beneficiary_id, detail: { captured_at } }] };
    },
    write: ({ beneficiary_id }, { db }) => db.run(deleteCard(beneficiary_id)),
    async after({ file_key }) {
      if (file_key) await files.remove(file_key);
      return undefined;
    },
  });
