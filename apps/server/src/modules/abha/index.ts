export { accountOf } from './account-of.ts';
export { openedAccount, type SealedAccount } from './packed-account.ts';
export { type EventRow, packedAccount, storeEvent } from './queries.ts';
export { sweepQuestions } from './questions/sweep-questions.ts';
export { abhaRoutes } from './routes.ts';
export { storeAccount } from './store-account.ts';
export { storeWish } from './wishes/queries.ts';
