import { getBeneficiariesWithMobileNo } from '@teeka/contract/beneficiaries';
import { checkMobile } from '@teeka/domain/contact';
import { type QueryHandler, refuse } from '../../../platform/http/handler.ts';
import { wireListed } from './answer-list.ts';
import { membersByMobile, mobileUse } from './queries.ts';

/** Members one mobile number may have, where no setting says otherwise. */
const defaultLimit = 10;

export const getBeneficiariesWithMobileNoHandler: QueryHandler<typeof getBeneficiariesWithMobileNo> = {
  call: getBeneficiariesWithMobileNo,
  async answer({ mobile_number }, context) {
    const { actor, now, db, atRest } = context;
    const typed = checkMobile(mobile_number);
    if (!typed.ok) return refuse({ ...typed.refusal, path: 'mobile_number' });
    const token = atRest.hash('mobile', typed.normal);
    const [members, use] = await Promise.all([
      db.rows(membersByMobile(actor, now.today, token)),
      db.first(mobileUse(token)),
    ]);
    const limit = Number(use?.setting ?? defaultLimit);
    return {
      reply: {
        beneficiaries: members.map((row) => wireListed(row, context)),
        registered: use?.registered ?? 0,
        limit: Number.isInteger(limit) && limit > 0 ? limit : defaultLimit,
      },
      audit: members.map(({ beneficiary_id }) => ({ beneficiary_id, subject: 'mobile' })),
    };
  },
};
