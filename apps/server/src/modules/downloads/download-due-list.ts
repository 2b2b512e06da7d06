import { downloadDueList } from '@teeka/contract/downloads';
import { queryHandler } from '../../platform/http/handler.ts';
import { dueListPaper } from '../schedule/index.ts';

export const downloadDueListHandler = queryHandler(downloadDueList, dueListPaper);
