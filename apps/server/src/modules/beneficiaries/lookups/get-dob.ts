import { getDob } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { upTo } from './up-to.ts';

export const getDobHandler: QueryHandler<typeof getDob> = {
  call: getDob,
  async answer() {
    return { reply: { dob: upTo(31).map((id) => ({ id, day: String(id).padStart(2, '0') })) } };
  },
};
