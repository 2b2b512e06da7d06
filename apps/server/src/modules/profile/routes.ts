export { downloadProfilePicHandler } from './download-profile-pic.ts';
export { getDetailsHandler } from './get-details.ts';
export { getLoggedInUserInfoHandler } from './get-logged-in-user-info.ts';
export { removeProfilePicHandler } from './remove-profile-pic.ts';
export { sendOtpUpdateMobileNumberHandler } from './send-otp-update-mobile-number.ts';
export { updateMobileNumberHandler } from './update-mobile-number.ts';
export { updateUserHandler } from './update-user.ts';
export { uploadProfilePicHandler } from './upload-profile-pic.ts';
