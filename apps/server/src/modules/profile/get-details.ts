import { getDetails } from '@teeka/contract/profile';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { readOwn } from './read-own-profile.ts';

export const getDetailsHandler = queryHandler(getDetails, async (_input, context) => {
  const own = await readOwn(context);
  return own ? { reply: own } : refuse({ code: 'USRAUT0003' });
});
