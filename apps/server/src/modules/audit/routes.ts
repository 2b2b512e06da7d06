export { downloadAuditOfPersonHandler } from './file/download-audit-of-person.ts';
export { downloadAuditOfWorkerHandler } from './file/download-audit-of-worker.ts';
export { getAuditOfPersonHandler } from './reading/get-audit-of-person.ts';
export { getAuditOfWorkerHandler } from './reading/get-audit-of-worker.ts';
