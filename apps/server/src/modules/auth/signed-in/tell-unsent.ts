import { tellUnsent } from '@teeka/contract/auth';
import { commandHandler } from '../../../platform/http/handler.ts';
import { storeUnsent } from './queries.ts';

/** Keeps what the app tells of its phone; a clock that runs ahead tells of now at most. */
export const tellUnsentHandler = commandHandler(tellUnsent, {
  read: async () => null,
  decide({ waiting, since }, _rows, { now }) {
    const oldest = since === null ? null : new Date(Math.min(Date.parse(since), now.instant.getTime()));
    return { decision: { unsent: waiting, since: oldest }, reply: {}, audit: [] };
  },
  write: (reported, { actor, db }) => db.run(storeUnsent(actor, reported)),
});
