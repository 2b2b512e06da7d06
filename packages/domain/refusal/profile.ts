/** A user's own account: mobile number, password, picture. */
export const profile = {
  USRPRF0002: { status: 400, meaning: 'one-time code wrong' },
  USRPRF0004: { status: 400, meaning: 'new mobile number equals the current one' },
  USRPRF0005: { status: 409, meaning: 'new mobile number belongs to another user' },
  USRPRF0007: { status: 400, meaning: 'current password wrong' },
  USRPRF0008: { status: 400, meaning: 'new password equals the current one' },
  USRPRF0012: { status: 400, meaning: 'mobile number not registered' },
  USRPRF0013: { status: 400, meaning: 'password length outside the policy' },
  USRPRF0014: { status: 400, meaning: 'password lacks an upper-case or a lower-case letter' },
  USRPRF0015: { status: 400, meaning: 'password lacks a digit' },
  USRPRF0016: { status: 400, meaning: 'password lacks one of ! @ # $ & *' },
  USRPRF0017: { status: 400, meaning: 'new password and its repetition differ' },
  USRPRF0018: { status: 400, meaning: 'password missing' },
  USRPRF0019: { status: 400, meaning: 'profile picture other than a sound PNG or JPEG' },
  USRPRF0020: { status: 422, meaning: 'profile picture too large to be kept' },
  USRPRF0021: { status: 400, meaning: 'password is one of those that are guessed first' },
  USRPRF0022: { status: 400, meaning: 'number of the health professional registry is not 14 digits' },
} as const;
