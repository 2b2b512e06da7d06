import { importErrors } from '@teeka/contract/imports';
import { queryHandler } from '../../platform/http/handler.ts';
import { errorsAnswer } from '../../platform/imports/index.ts';
import { broughtImports } from './brought-kinds.ts';

export const importErrorsHandler = queryHandler(importErrors, errorsAnswer(broughtImports));
