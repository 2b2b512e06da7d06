import type { Handler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { getAccessTokenHandler } from './get-access-token.ts';
import { getOtpHandler } from './get-otp.ts';
import { loginVaccinatorHandler } from './login-vaccinator.ts';
import { logoutHandler } from './logout.ts';
import { generateMobileOtpHandler, validateMobileOtpHandler } from './mobile-otp.ts';
import { newLoginHandler } from './new-login.ts';
import { passwordPolicyHandler } from './password-policy.ts';
import { resetPasswordHandler } from './reset-password.ts';
import { endOtherSignInsHandler, endSignInHandler } from './signed-in/end-own-sign-ins.ts';
import { getSignInsHandler } from './signed-in/get-sign-ins.ts';
import { unlinkHprLoginHandler } from './unlink-hpr-login.ts';
import { updatePasswordHandler, updatePasswordProfileHandler } from './update-password.ts';
import { verifyMobileNumberHandler } from './verify-mobile-number.ts';
import { verifyOtpHandler } from './verify-otp.ts';

export const authRoutes = (platform: Platform): Handler[] => [
  newLoginHandler(platform),
  loginVaccinatorHandler(platform),
  getOtpHandler(platform),
  verifyOtpHandler(platform),
  getAccessTokenHandler(platform),
  logoutHandler(platform),
  getSignInsHandler,
  endSignInHandler(platform),
  endOtherSignInsHandler(platform),
  generateMobileOtpHandler(platform),
  validateMobileOtpHandler(platform),
  verifyMobileNumberHandler(platform),
  resetPasswordHandler(platform),
  updatePasswordHandler(platform),
  updatePasswordProfileHandler(platform),
  passwordPolicyHandler,
  unlinkHprLoginHandler,
];
