import { getDetails, getLoggedInUserInfo } from '@teeka/contract/profile';
import type { Reader } from '../../platform/db/database.ts';
import { type Context, type QueryHandler, refuse } from '../../platform/http/handler.ts';
import { ownProfile } from './own-profile.ts';
import { profileOf } from './queries.ts';

async function readOwn({ actor, atRest, db }: Context & { readonly db: Reader }) {
  const row = await db.first(profileOf(actor.user_id, actor.scope.villages));
  return row?.is_active ? ownProfile(row, atRest) : undefined;
}

export const getLoggedInUserInfoHandler: QueryHandler<typeof getLoggedInUserInfo> = {
  call: getLoggedInUserInfo,
  async answer(_input, context) {
    const loggedInUser = await readOwn(context);
    return loggedInUser ? { reply: { loggedInUser } } : refuse({ code: 'USRAUT0003' });
  },
};

export const getDetailsHandler: QueryHandler<typeof getDetails> = {
  call: getDetails,
  async answer(_input, context) {
    const own = await readOwn(context);
    return own ? { reply: own } : refuse({ code: 'USRAUT0003' });
  },
};
