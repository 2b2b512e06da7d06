export { type Act, type ActsRows, actsRefusal, countAct, readActs } from './acts-on-accounts.ts';
export { checkOwnPassword, type OwnPasswordRows, readOwnPassword, settleOwnPassword } from './current-password.ts';
export { tellPasswordSet } from './new-password.ts';
export { giveOneTimePassword, oneTimePassword } from './one-time-password.ts';
export { issueOtp, judgeOtp, otpReply, readOtp, sendOtp, storeOtp } from './otp.ts';
export { judgeCodes, readOtpRequest } from './otp-request.ts';
export { passwordTurns } from './password-check.ts';
export { type OtpRow, useOtp } from './queries.ts';
export { restsOf } from './rests.ts';
export * as routes from './routes.ts';
export { endEverything } from './signed-in/end-everything.ts';
export { holdOwnSignIns } from './signed-in/hold-own.ts';
export {
  closeCodesOf,
  endAndForget,
  endSignInsOf,
  holdSignIn,
  holdSignInsOf,
  knowsDevices,
  liveSignIns,
} from './signed-in/queries.ts';
export { sweep } from './sweep.ts';
export { forgetTriesOf } from './tries.ts';
