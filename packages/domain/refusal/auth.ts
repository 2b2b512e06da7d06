/**
 * Sign-in. A 401 or 403 makes the app sign the user out (specification 1, section 8), so what a person can mend
 * on the sign-in screen answers 400. 0004 to 0007 redirect: see `handling.ts`.
 */
export const auth = {
  USRAUT0001: { status: 400, meaning: 'username or password wrong; never says which' },
  USRAUT0002: { status: 429, meaning: 'too many failed sign-ins; wait some minutes' },
  USRAUT0003: { status: 400, meaning: 'the account is not active' },
  USRAUT0004: { status: 400, meaning: 'first sign-in: the password must be changed; values carry user_id' },
  USRAUT0005: { status: 400, meaning: 'locked here for a day: the forgotten-password path opens it at once' },
  USRAUT0006: { status: 400, meaning: 'the password has expired; values carry user_id' },
  USRAUT0007: { status: 400, meaning: 'the password no longer meets the policy; values carry user_id' },
  USRAUT0008: { status: 400, meaning: 'timestamp of the sealed password more than five minutes off' },
  USRAUT0009: { status: 400, meaning: 'this sealed sign-in was already used' },
  USRAUT0010: { status: 401, meaning: 'refresh token unknown or expired' },
  USRAUT0011: { status: 401, meaning: 'refresh token used twice: the whole family is ended' },
  USRAUT0012: { status: 400, meaning: 'transaction of the one-time code unknown' },
  USRAUT0013: { status: 400, meaning: 'one-time code older than 180 seconds' },
  USRAUT0014: { status: 400, meaning: 'five wrong tries of one one-time code' },
  USRAUT0015: { status: 429, meaning: 'one-time codes asked for too often' },
  USRAUT0016: { status: 403, meaning: 'the sign-in was ended elsewhere or ran out' },
  USRAUT0017: { status: 403, meaning: 'no role that may sign in' },
  USRAUT0018: { status: 401, meaning: 'access token expired: refresh, then retry' },
  USRAUT0019: { status: 429, meaning: 'strangers tried too many wrong passwords; places known before still pass' },
  USRAUT0020: { status: 429, meaning: 'twenty wrong one-time codes of a number on one day' },
  USRAUT0021: { status: 400, meaning: 'the mobile number is new: for some hours it sets no new password' },
  USRAUT0022: { status: 400, meaning: 'password set anew by a message: for some hours only known devices sign in' },
  USRAUT0023: { status: 401, meaning: 'the password is right; who manages accounts needs a code too' },
  USRAUT0030: { status: 400, meaning: 'the sign-in of this phone: logging out ends it' },
} as const;
