export { keepSealing } from './keep-sealing.ts';
export { resealAudit } from './reseal-audit.ts';
export { sealAudit } from './seal-audit.ts';
export type { AuditVerdict } from './verify-audit.ts';
export { verifyAudit } from './verify-audit.ts';
