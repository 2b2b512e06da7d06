import { unlinkHprLogin } from '@teeka/contract/auth';
import { commandHandler } from '../../platform/http/handler.ts';
import { storeHprId } from './queries.ts';

/** Forgets the number of the registry; where none was kept, nothing changes. */
export const unlinkHprLoginHandler = commandHandler(unlinkHprLogin, {
  read: async () => null,
  decide: (_input, _rows, { actor }) => ({
    decision: null,
    reply: {},
    audit: [{ beneficiary_id: '0', subject: actor.user_id, detail: { registry: 'unlinked' } }],
  }),
  write: (_none, { actor, db }) => db.run(storeHprId(actor.user_id, null)),
});
