/** Minutes without a touch after which a signed-in phone locks itself, where the administration has set nothing else. */
export const defaultIdleLockMinutes = 30;
/** Hours without a word from the server after which only a sign-in at the server opens a phone. */
export const defaultOfflineHours = 72;
/** Days after which a sign-in ends that was not used, where the administration has set nothing else. */
export const defaultSignInIdleDays = 7;
