import { importStatus } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { statusAnswer } from '../../../platform/imports/index.ts';
import { peopleImport } from './people-import.ts';

export const importStatusHandler = queryHandler(importStatus, statusAnswer([peopleImport]));
