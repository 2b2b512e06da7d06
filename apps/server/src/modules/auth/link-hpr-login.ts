import { linkHprLogin } from '@teeka/contract/auth';
import { checkHprId } from '@teeka/domain/profile';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { storeHprId } from './queries.ts';

/** Keeps the number that the worker says the registry has for them. Nobody has compared it with the registry. */
export const linkHprLoginHandler = commandHandler(linkHprLogin, {
  read: async () => null,
  decide({ hpr_number }, _rows, { actor }) {
    const number = checkHprId(hpr_number);
    if (!number.ok) return refuse({ ...number.refusal, path: 'hpr_number' });
    return {
      decision: number.normal,
      reply: { hpr_number: number.normal },
      audit: [{ beneficiary_id: '0', subject: actor.user_id, detail: { registry: 'linked' } }],
    };
  },
  write: (hpr_number, { actor, db }) => db.run(storeHprId(actor.user_id, hpr_number)),
});
