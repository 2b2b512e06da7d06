import { confirmVerification } from '@teeka/contract/identity';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { judgeVerification, lockEntry, sessionState, storeVerified } from '../sessions/index.ts';
import { isAbout } from './listed.ts';
import { lockCheck } from './queries.ts';

/** The same fact on the list as a look at a document leaves; only the method tells how it was known. */
export const confirmVerificationHandler = commandHandler(confirmVerification, {
  async read(input, { actor, db }) {
    if (!isAbout(input)) return { check: undefined, session: undefined, entry: undefined };
    const { session_id, beneficiary_id, txnId } = input;
    const [, check, entry, session] = await Promise.all([
      db.rows(lockPerson(beneficiary_id)),
      isUuid(txnId) ? db.first(lockCheck(beneficiary_id, txnId)) : undefined,
      db.first(lockEntry(session_id, beneficiary_id)),
      db.first(sessionState(actor.scope, session_id)),
    ]);
    return { check, session, entry };
  },
  decide(input, { check, session, entry }, { actor, now }) {
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    if (!entry) return refuse({ code: 'SESDAY0010', path: 'beneficiary_id' });
    const saidYes = check?.matched === true && check.user_id === actor.user_id && check.session_id === input.session_id;
    if (!check || !saidYes) return refuse({ code: 'IDVERI0008', path: 'txnId' });
    return judgeVerification(input, { session, entry }, { method: check.way, now });
  },
  write(decision, { actor, db }) {
    if (decision) db.run(storeVerified(decision, actor.user_id));
  },
});
