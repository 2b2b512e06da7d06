import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { readOwn } from './read-own-profile.ts';

export const getLoggedInUserInfoHandler = queryHandler(getLoggedInUserInfo, async (_input, context) => {
  const loggedInUser = await readOwn(context);
  return loggedInUser ? { reply: { loggedInUser } } : refuse({ code: 'USRAUT0003' });
});
