import { unlinkHprLogin } from '@teeka/contract/auth';
import { commandHandler } from '../../platform/http/handler.ts';

/** No link to the registry is kept, so there is none left afterwards; that it was requested is on the audit log. */
export const unlinkHprLoginHandler = commandHandler(unlinkHprLogin, {
  read: async () => null,
  decide: () => ({ decision: null, reply: {}, audit: [] }),
  write: () => undefined,
});
