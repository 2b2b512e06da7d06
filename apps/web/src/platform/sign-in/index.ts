export { leave, leaveEnded, leaveForServer, leaveWithOtherTab, leftBecause } from './leave.ts';
export * from './lock.ts';
export { lockable, restoreLockable } from './lockable.ts';
export * from './may-ask.ts';
export { fetchUser, resolveUser } from './resolve-user.ts';
export * from './sign-in.ts';
export { accompany, currentUser, signedIn, type User } from './signed-in.ts';
