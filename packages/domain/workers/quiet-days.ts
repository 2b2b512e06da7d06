/** Days without a sign-in after which somebody is asked after; an account that was never used counts from when it was made. */
export const quietDays = 30;
