import { unlinkHprLogin } from '@teeka/contract/auth';
import type { CommandHandler } from '../../platform/http/handler.ts';

/** No link to the registry is kept, so there is none left afterwards; that it was asked for is on the audit log. */
export const unlinkHprLoginHandler: CommandHandler<typeof unlinkHprLogin, null, null> = {
  call: unlinkHprLogin,
  read: async () => null,
  decide: () => ({ decision: null, reply: {}, audit: [] }),
  write: () => undefined,
};
