import { downloadAuditOfPerson } from '@teeka/contract/audit';
import { queryHandler } from '../../../platform/http/handler.ts';
import { personOf } from '../reading/looked-at.ts';
import { answerFile } from './answer-file.ts';

export const downloadAuditOfPersonHandler = queryHandler(downloadAuditOfPerson, async (input, context) =>
  answerFile(await personOf(input.beneficiaryId, context), input, context),
);
