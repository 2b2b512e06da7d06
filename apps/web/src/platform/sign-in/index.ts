export { mayAsk } from './may-ask.ts';
export { fetchUser, resolveUser } from './resolve-user.ts';
export {
  beginTwoStep,
  leave,
  type OtpSent,
  restoreSignIn,
  sendCode,
  signInWithCode,
  signInWithPassword,
  signOut,
} from './sign-in.ts';
export { accompany, type Companion, currentUser, type SignedIn, signedIn, type User } from './signed-in.ts';
