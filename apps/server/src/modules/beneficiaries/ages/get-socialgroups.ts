import { getSocialgroups } from '@teeka/contract/beneficiaries';
import { socialGroups } from '@teeka/domain/person';
import { queryHandler } from '../../../platform/http/handler.ts';

export const getSocialgroupsHandler = queryHandler(getSocialgroups, async () => ({
  reply: { social_groups: [...socialGroups] },
}));
