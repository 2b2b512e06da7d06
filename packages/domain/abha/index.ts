export * from './card-qr.ts';
export * from './care-context.ts';
export * from './codes.ts';
export * from './consent.ts';
export * from './formats.ts';
export * from './profile.ts';
export * from './relation.ts';
export { abhaSheetOf } from './sheet-of.ts';
export * from './standing.ts';
