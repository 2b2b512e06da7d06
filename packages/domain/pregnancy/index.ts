export * from './dates.ts';
export * from './masters.ts';
export * from './rules.ts';
