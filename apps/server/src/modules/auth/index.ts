export { type IssuedOtp, issueOtp, judgeOtp, otpReply, sendOtp, storeOtp } from './otp.ts';
export { type OtpRequestRows, readOtpRequest } from './otp-request.ts';
export { lockOtp, type OtpRow, useOtp } from './queries.ts';
export { authRoutes } from './routes.ts';
export { sweep } from './sweep.ts';
export { judgeCodes } from './throttle.ts';
