import { getBeneficiariesWithMobileNo } from '@teeka/contract/beneficiaries';
import { membersShown } from '@teeka/domain/beneficiaries';
import { checkMobile } from '@teeka/domain/contact';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { wireListed } from './answer-list.ts';
import { membersByMobile, mobileUse } from './queries.ts';

/** Members one mobile number may have, where no setting says otherwise. */
const defaultLimit = 10;

export const getBeneficiariesWithMobileNoHandler = queryHandler(
  getBeneficiariesWithMobileNo,
  async ({ mobile_number }, context) => {
    const { actor, now, db, atRest } = context;
    const typed = checkMobile(mobile_number);
    if (!typed.ok) return refuse({ ...typed.refusal, path: 'mobile_number' });
    const tokens = atRest.hashes('mobile', typed.normal);
    const [members, use] = await Promise.all([
      db.rows(membersByMobile(actor, now.today, tokens)),
      db.first(mobileUse(actor, now.today, tokens)),
    ]);
    const set = Number(use?.setting ?? defaultLimit);
    const limit = Number.isInteger(set) && set > 0 ? set : defaultLimit;
    return {
      reply: {
        beneficiaries: members.map((row) => wireListed(row, context)),
        registered: membersShown(use, limit),
        limit,
      },
      audit: members.map(({ beneficiary_id }) => ({ beneficiary_id, subject: 'mobile' })),
    };
  },
);
