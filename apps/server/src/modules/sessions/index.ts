export { judgeVerification } from './judge-verification.ts';
export { isLineMoved, type ListLine, movedLine, noLongerAwaited } from './list-line/queries.ts';
export { tellingJobs } from './notices/tell-by-message.ts';
export { sessionsOfDay } from './of-day/queries.ts';
export { publishedBetween } from './published/queries.ts';
export type { SessionRow } from './queries.ts';
export { lockEntry, sessionColumns, sessionState, storeVerified } from './queries.ts';
export * as routes from './routes.ts';
export { wireSession } from './wire-session.ts';
