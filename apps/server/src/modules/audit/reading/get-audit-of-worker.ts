import { getAuditOfWorker } from '@teeka/contract/audit';
import { queryHandler } from '../../../platform/http/handler.ts';
import { answerPage } from './answer-page.ts';
import { workerOf } from './looked-at.ts';

/** What a worker did, and what others did to the account. */
export const getAuditOfWorkerHandler = queryHandler(getAuditOfWorker, async (input, context) =>
  answerPage(await workerOf(input.user_id, context), input, context),
);
