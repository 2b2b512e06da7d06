import { getPregnancyMasters } from '@teeka/contract/beneficiaries';
import { pregnancyMasters } from '@teeka/domain/pregnancy';
import type { QueryHandler } from '../../../platform/http/handler.ts';

export const getPregnancyMastersHandler: QueryHandler<typeof getPregnancyMasters> = {
  call: getPregnancyMasters,
  async answer() {
    const { version, lists } = pregnancyMasters;
    return { reply: { version, lists: lists.map(({ list, items }) => ({ list, items: [...items] })) } };
  },
};
