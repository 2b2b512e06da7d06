import type { Handler } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { confirmImportHandler } from './confirm-import.ts';
import { discardImportHandler } from './discard-import.ts';
import { importErrorsHandler } from './import-errors.ts';
import { importStatusHandler } from './import-status.ts';
import { importTemplateHandler } from './import-template.ts';
import { listImportsHandler } from './list-imports.ts';
import { uploadImportHandler } from './upload-import.ts';

export const importRoutes = (platform: Platform): readonly Handler[] => [
  importTemplateHandler,
  uploadImportHandler(platform),
  importStatusHandler,
  listImportsHandler,
  confirmImportHandler,
  discardImportHandler,
  importErrorsHandler,
];
