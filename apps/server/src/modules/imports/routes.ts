export { confirmImportHandler } from './confirm-import.ts';
export { discardImportHandler } from './discard-import.ts';
export { importErrorsHandler } from './import-errors.ts';
export { importStatusHandler } from './import-status.ts';
export { importTemplateHandler } from './import-template.ts';
export { listImportsHandler } from './list-imports.ts';
export { uploadImportHandler } from './upload-import.ts';
