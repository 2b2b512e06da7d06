/** The number of an account as it is shown: its last four digits. */
export const maskedAccount = (number: string): string => `XX-XXXX-XXXX-${number.slice(-4)}`;
