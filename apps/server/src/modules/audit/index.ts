export * from './keep-sealing.ts';
export * from './reseal-audit.ts';
export * from './seal-audit.ts';
export * from './verify-audit.ts';
