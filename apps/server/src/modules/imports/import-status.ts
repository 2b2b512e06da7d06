import { importStatus } from '@teeka/contract/imports';
import { queryHandler } from '../../platform/http/handler.ts';
import { statusAnswer } from '../../platform/imports/index.ts';
import { broughtImports } from './brought-kinds.ts';

export const importStatusHandler = queryHandler(importStatus, statusAnswer(broughtImports));
