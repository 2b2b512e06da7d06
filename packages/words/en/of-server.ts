// What the server alone writes: messages, and the sheets of an import. It is not loaded by a phone.
export { importSheets } from './import-sheets.ts';
export { imports } from './imports.ts';
export { sms } from './sms.ts';
