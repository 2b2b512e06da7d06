export { checkAccount, checkIfsc, checkOtp, checkPinCode, checkRchId, otpSeconds } from './codes.ts';
export { checkMobile, checkMobileRepeated, checkMobileSearch, checkNewMobile, mobileDigits } from './mobile.ts';
export { messageLanguage } from './state-language.ts';
