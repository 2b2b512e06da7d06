import { discardImport } from '@teeka/contract/imports';
import { commandHandler } from '../../platform/http/handler.ts';
import { discardSteps } from '../../platform/imports/index.ts';
import { broughtImports } from './brought-kinds.ts';

export const discardImportHandler = commandHandler(discardImport, discardSteps(broughtImports.map(({ kind }) => kind)));
