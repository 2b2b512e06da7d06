import { downloadAuditOfWorker } from '@teeka/contract/audit';
import { queryHandler } from '../../../platform/http/handler.ts';
import { workerOf } from '../reading/looked-at.ts';
import { answerFile } from './answer-file.ts';

export const downloadAuditOfWorkerHandler = queryHandler(downloadAuditOfWorker, async (input, context) =>
  answerFile(await workerOf(input.user_id, context), input, context),
);
