import type { Handler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { downloadProfilePicHandler } from './download-profile-pic.ts';
import { getDetailsHandler } from './get-details.ts';
import { getLoggedInUserInfoHandler } from './get-logged-in-user-info.ts';
import { removeProfilePicHandler } from './remove-profile-pic.ts';
import { sendOtpUpdateMobileNumberHandler } from './send-otp-update-mobile-number.ts';
import { updateMobileNumberHandler } from './update-mobile-number.ts';
import { updateUserHandler } from './update-user.ts';
import { uploadProfilePicHandler } from './upload-profile-pic.ts';

export const profileRoutes = (platform: Platform): Handler[] => [
  getLoggedInUserInfoHandler,
  getDetailsHandler,
  downloadProfilePicHandler(platform),
  uploadProfilePicHandler(platform),
  removeProfilePicHandler(platform),
  sendOtpUpdateMobileNumberHandler(platform),
  updateMobileNumberHandler(platform),
  updateUserHandler(platform),
];
