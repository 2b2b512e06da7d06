import { getBeneficiaryByReportMod } from '@teeka/contract/beneficiaries';
import { villageName } from '../../../platform/downloads/index.ts';
import { queryHandler } from '../../../platform/http/handler.ts';
import { answerList } from './answer-list.ts';
import { lineListing } from './queries.ts';
import { wireLine } from './wire-line.ts';
import { wishOf } from './wish-of.ts';

export const getBeneficiaryByReportModHandler = queryHandler(getBeneficiaryByReportMod, async (input, context) => {
  const wish = wishOf(input, { direction: 'past', today: context.now.today });
  if ('refused' in wish) return wish;
  const { reply, audit } = await answerList(lineListing(context.actor, wish, input), wish, {
    db: context.db,
    wire: (row) => wireLine(row, context),
  });
  return { reply: { ...reply, village_name: await villageName(input.village_id, context) }, audit };
});
