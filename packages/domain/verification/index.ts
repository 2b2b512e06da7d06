export * from './compare.ts';
export * from './picture.ts';
export * from './ways.ts';
