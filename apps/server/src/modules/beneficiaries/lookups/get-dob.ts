import { getDob } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { upTo } from './up-to.ts';

export const getDobHandler = queryHandler(getDob, async () => ({
  reply: { dob: upTo(31).map((id) => ({ id, day: String(id).padStart(2, '0') })) },
}));
