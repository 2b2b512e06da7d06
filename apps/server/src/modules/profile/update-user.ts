import { updateUser } from '@teeka/contract/profile';
import { checkDisplayName } from '@teeka/domain/profile';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { storeDisplayName } from './queries.ts';

/** Changes the own display name; role and posting are for administrators. */
export const updateUserHandler = ({ signIns }: Platform) =>
  commandHandler(updateUser, {
    read: async () => undefined,
    decide({ userId, display_name }, _rows, { actor }) {
      if (userId !== actor.user_id) return refuse({ code: 'REQVAL0012', path: 'userId' });
      const name = checkDisplayName(display_name);
      if (!name.ok) return refuse({ ...name.refusal, path: 'display_name' });
      return {
        decision: name.normal,
        reply: {},
        audit: [{ beneficiary_id: '0', subject: actor.user_id }],
        afterwards: () => signIns.forgetUser(actor.user_id),
      };
    },
    write: (display_name, { db, actor }) => db.run(storeDisplayName(actor.user_id, display_name)),
  });
