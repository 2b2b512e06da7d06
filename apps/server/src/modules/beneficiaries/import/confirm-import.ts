import { confirmImport } from '@teeka/contract/beneficiaries';
import { commandHandler } from '../../../platform/http/handler.ts';
import { confirmSteps } from '../../../platform/imports/index.ts';

export const confirmImportHandler = commandHandler(confirmImport, confirmSteps(['people']));
