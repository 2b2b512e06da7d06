export { accountOf } from './account-of.ts';
export { openedAccount, type SealedAccount } from './packed-account.ts';
export { packedAccount } from './queries.ts';
export { abhaRoutes } from './routes.ts';
