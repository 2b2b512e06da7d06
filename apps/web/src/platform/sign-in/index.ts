export { leave, leaveEnded, leaveForServer, leaveWithOtherTab, leftBecause } from './leave.ts';
export { type LockedWorker, lock, lockedHere, type Unlocked, unlock } from './lock.ts';
export { lockable, restoreLockable } from './lockable.ts';
export { mayAsk } from './may-ask.ts';
export { fetchUser, resolveUser } from './resolve-user.ts';
export {
  beginTwoStep,
  type OtpSent,
  restoreSignIn,
  sendCode,
  signInWithCode,
  signInWithPassword,
  signOut,
} from './sign-in.ts';
export { accompany, currentUser, signedIn, type User } from './signed-in.ts';
