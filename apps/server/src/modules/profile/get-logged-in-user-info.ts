import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { type QueryHandler, refuse } from '../../platform/http/handler.ts';
import { readOwn } from './read-own-profile.ts';

export const getLoggedInUserInfoHandler: QueryHandler<typeof getLoggedInUserInfo> = {
  call: getLoggedInUserInfo,
  async answer(_input, context) {
    const loggedInUser = await readOwn(context);
    return loggedInUser ? { reply: { loggedInUser } } : refuse({ code: 'USRAUT0003' });
  },
};
