export * from './file/verify-audit-file.ts';
export * from './keep-sealing.ts';
export * from './reseal-audit.ts';
export * as routes from './routes.ts';
export * from './seal-audit.ts';
export * from './verify-audit.ts';
