import type { Handler } from '../../../platform/http/handler.ts';
import {
  importErrorsHandler,
  importStatusHandler,
  importTemplateHandler,
  listImportsHandler,
} from './look-at-imports.ts';
import { confirmImportHandler, discardImportHandler } from './settle-import.ts';
import { uploadImportHandler } from './upload-import.ts';

export const importRoutes: readonly Handler[] = [
  importTemplateHandler,
  uploadImportHandler,
  importStatusHandler,
  listImportsHandler,
  confirmImportHandler,
  discardImportHandler,
  importErrorsHandler,
];
