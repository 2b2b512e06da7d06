import { getSocialgroups } from '@teeka/contract/beneficiaries';
import { socialGroups } from '@teeka/domain/person';
import type { QueryHandler } from '../../../platform/http/handler.ts';

export const getSocialgroupsHandler: QueryHandler<typeof getSocialgroups> = {
  call: getSocialgroups,
  answer: async () => ({ reply: { social_groups: [...socialGroups] } }),
};
