import { getMob } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { upTo } from './up-to.ts';

export const getMobHandler = queryHandler(getMob, async (_input, { origin }) => {
  const name = new Intl.DateTimeFormat(`${origin.language}-IN`, { month: 'long', timeZone: 'UTC' });
  const mob = upTo(12).map((id) => ({ id, month: name.format(Date.UTC(2026, id - 1, 1)) }));
  return { reply: { mob } };
});
