export * from './companion.ts';
export * from './current.ts';
export * from './use-draft.ts';
export * from './use-kept-form.ts';
export * from './use-workday.ts';
export type { Workday } from './workday.ts';
