export * from './antenatal.ts';
export * from './dates.ts';
export * from './masters.ts';
export * from './risk.ts';
export * from './risk-rules.ts';
export * from './rules.ts';
