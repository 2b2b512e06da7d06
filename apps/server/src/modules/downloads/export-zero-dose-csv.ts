import { exportZeroDoseCsv } from '@teeka/contract/downloads';
import { answerAtOnce } from '../../platform/downloads/index.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import { lists } from './kinds.ts';

export const exportZeroDoseCsvHandler = queryHandler(exportZeroDoseCsv, answerAtOnce(lists['zero-dose-csv']));
