export * from './office.ts';
export * from './work.ts';
