import { getAuditOfPerson } from '@teeka/contract/audit';
import { queryHandler } from '../../../platform/http/handler.ts';
import { answerPage } from './answer-page.ts';
import { personOf } from './looked-at.ts';

/** Who looked at a person's record. */
export const getAuditOfPersonHandler = queryHandler(getAuditOfPerson, async (input, context) =>
  answerPage(await personOf(input.beneficiaryId, context), input, context),
);
