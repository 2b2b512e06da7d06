import { getYob } from '@teeka/contract/beneficiaries';
import { earliestBirth } from '@teeka/domain/person';
import { queryHandler } from '../../../platform/http/handler.ts';
import { upTo } from './up-to.ts';

export const getYobHandler = queryHandler(getYob, async (_input, { now }) => {
  const [first, last] = [Number(earliestBirth.slice(0, 4)), Number(now.today.slice(0, 4))];
  const yob = upTo(last - first + 1).map((nth) => ({ id: last + 1 - nth, year: last + 1 - nth }));
  return { reply: { yob } };
});
