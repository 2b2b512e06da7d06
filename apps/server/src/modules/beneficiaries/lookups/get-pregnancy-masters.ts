import { getPregnancyMasters } from '@teeka/contract/beneficiaries';
import { pregnancyMasters } from '@teeka/domain/pregnancy';
import { queryHandler } from '../../../platform/http/handler.ts';

export const getPregnancyMastersHandler = queryHandler(getPregnancyMasters, async () => {
  const { version, lists } = pregnancyMasters;
  return { reply: { version, lists: lists.map(({ list, items }) => ({ list, items: [...items] })) } };
});
