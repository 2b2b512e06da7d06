export { actsRefusal, countAct, readActs } from './acts-on-accounts.ts';
export {
  checkOwnPassword,
  readOwnPassword,
  settleOwnPassword,
} from './current-password.ts';
export {
  issueOtp,
  judgeOtp,
  otpReply,
  readOtp,
  sendOtp,
  storeOtp,
} from './otp.ts';
export { judgeCodes, readOtpRequest } from './otp-request.ts';
export { passwordTurns } from './password-check.ts';
export { type OtpRow, useOtp } from './queries.ts';
export { restsOf } from './rests.ts';
export { authRoutes } from './routes.ts';
export { endEverything } from './signed-in/end-everything.ts';
export { holdOwnSignIns } from './signed-in/hold-own.ts';
export { endSignInsOf, holdSignInsOf, knowsDevices } from './signed-in/queries.ts';
export { sweep } from './sweep.ts';
export { forgetTriesOf } from './tries.ts';
