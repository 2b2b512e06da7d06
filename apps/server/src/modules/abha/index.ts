export { openedAccount, type SealedAccount } from './packed-account.ts';
export { type EventRow, packedAccount, storeEvent, storeWish } from './queries.ts';
export { sweepQuestions } from './questions/sweep-questions.ts';
export { abhaRoutes } from './routes.ts';
export { storeAccount } from './store-account.ts';
