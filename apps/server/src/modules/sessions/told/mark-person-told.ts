import { markPersonTold } from '@teeka/contract/sessions';
import { type CommandHandler, refuse } from '../../../platform/http/handler.ts';
import { lockToTell, storeTold, type Told, type ToldRow } from './queries.ts';

/** Told twice is told once: another worker may have been there before. */
export const markPersonToldHandler: CommandHandler<
  typeof markPersonTold,
  ToldRow | undefined,
  Told | undefined
> = {
  call: markPersonTold,
  read: (input, { actor, db }) => db.first(lockToTell(actor.scope, input)),
  decide({ session_id, beneficiary_id }, row) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    const { cancellation, state } = row;
    const open = state === 'to-tell' || state === 'tell-back';
    return {
      decision: open ? { session_id, beneficiary_id, cancellation } : undefined,
      reply: {},
      audit: [{ beneficiary_id, subject: session_id, detail: { told: open } }],
    };
  },
  write(told, { actor, now, db }) {
    if (told) db.run(storeTold(told, { user_id: actor.user_id, at: now.instant }));
  },
};
