import { importErrors } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { errorsAnswer } from '../../../platform/imports/index.ts';
import { peopleImport } from './people-import.ts';

export const importErrorsHandler = queryHandler(importErrors, errorsAnswer([peopleImport]));
