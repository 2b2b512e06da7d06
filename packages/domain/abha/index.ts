export * from './card-qr.ts';
export * from './child-account.ts';
export * from './codes.ts';
export * from './consent.ts';
export * from './formats.ts';
export * from './guardian.ts';
export * from './profile.ts';
export * from './relation.ts';
export { abhaSheetOf } from './sheet-of.ts';
