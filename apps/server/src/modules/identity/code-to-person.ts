export const way = 'mobile-otp';

export const hashed = (check_id: string, otp: string): string => `${check_id}\0${otp}`;
