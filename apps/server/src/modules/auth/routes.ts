import type { Handler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { generateMobileOtpHandler } from './generate-mobile-otp.ts';
import { getAccessTokenHandler } from './get-access-token.ts';
import { getOtpHandler } from './get-otp.ts';
import { loginVaccinatorHandler } from './login-vaccinator.ts';
import { logoutHandler } from './logout.ts';
import { newLoginHandler } from './new-login.ts';
import { passwordPolicyHandler } from './password-policy.ts';
import { resetPasswordHandler } from './reset-password.ts';
import { endOtherSignInsHandler } from './signed-in/end-other-sign-ins.ts';
import { endSignInHandler } from './signed-in/end-sign-in.ts';
import { getSignInsHandler } from './signed-in/get-sign-ins.ts';
import { unlinkHprLoginHandler } from './unlink-hpr-login.ts';
import { updatePasswordHandler } from './update-password.ts';
import { updatePasswordProfileHandler } from './update-password-profile.ts';
import { validateMobileOtpHandler } from './validate-mobile-otp.ts';
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
