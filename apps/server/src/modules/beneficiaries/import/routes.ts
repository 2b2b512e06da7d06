import type { Handler } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import {
  importErrorsHandler,
  importStatusHandler,
  importTemplateHandler,
  listImportsHandler,
} from './look-at-imports.ts';
import { confirmImportHandler, discardImportHandler } from './settle-import.ts';
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
