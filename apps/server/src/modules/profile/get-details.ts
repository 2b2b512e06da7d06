import { getDetails } from '@teeka/contract/profile';
import { type QueryHandler, refuse } from '../../platform/http/handler.ts';
import { readOwn } from './read-own-profile.ts';

export const getDetailsHandler: QueryHandler<typeof getDetails> = {
  call: getDetails,
  async answer(_input, context) {
    const own = await readOwn(context);
    return own ? { reply: own } : refuse({ code: 'USRAUT0003' });
  },
};
