export { type AuditAct, auditActOf, auditActs } from './acts.ts';
export { maskedName } from './masked-name.ts';
export { auditReaders, mayReadAudit } from './readers.ts';
