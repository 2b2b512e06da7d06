import { verifyManually } from '@teeka/contract/sessions';
import { photoIdTypes } from '@teeka/domain/identity';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { judgeVerification } from './judge-verification.ts';
import { lockEntry, sessionState, storeVerified } from './queries.ts';

/** How the identity was checked: by eye, against which kind of document. */
const methodOf = (photo_id_type: number | null) => (photo_id_type === null ? 'manual' : `manual-${photo_id_type}`);

export const verifyManuallyHandler = commandHandler(verifyManually, {
  async read({ session_id, beneficiary_id }, { actor, db }) {
    const [, entry, session] = await Promise.all([
      db.rows(lockPerson(beneficiary_id)),
      db.first(lockEntry(session_id, beneficiary_id)),
      db.first(sessionState(actor.scope, session_id)),
    ]);
    return { session, entry };
  },
  decide(input, { session, entry }, { now }) {
    const { photo_id_type } = input;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    if (photo_id_type !== null && !photoIdTypes.some(({ id }) => id === photo_id_type)) {
      return refuse({ code: 'IDPROF0024', path: 'photo_id_type' });
    }
    return judgeVerification(input, { session, entry }, { method: methodOf(photo_id_type), now });
  },
  write(decision, { actor, db }) {
    if (decision) db.run(storeVerified(decision, actor.user_id));
  },
});
