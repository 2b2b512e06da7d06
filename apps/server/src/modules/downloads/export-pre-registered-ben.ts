import { exportPreRegisteredBen } from '@teeka/contract/downloads';
import { answerAtOnce } from '../../platform/downloads/index.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import { lists } from './kinds.ts';

export const exportPreRegisteredBenHandler = queryHandler(exportPreRegisteredBen, answerAtOnce(lists.registered));
