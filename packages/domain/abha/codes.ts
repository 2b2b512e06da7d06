/** A code can be sent again after so many seconds, and so often in all for one attempt. */
export const abhaResendSeconds = 60;
export const mostAbhaCodes = 3;
/** How long an attempt goes on before it begins anew, in minutes: the token of the protocol lives as long. */
export const abhaAttemptMinutes = 25;
