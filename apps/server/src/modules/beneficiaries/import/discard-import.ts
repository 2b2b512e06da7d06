import { discardImport } from '@teeka/contract/beneficiaries';
import { commandHandler } from '../../../platform/http/handler.ts';
import { discardSteps } from '../../../platform/imports/index.ts';

export const discardImportHandler = commandHandler(discardImport, discardSteps(['people']));
