export * from './change.ts';
export * from './easily-guessed.ts';
export * from './policy.ts';
