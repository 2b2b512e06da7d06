/** In milliseconds. */
export const minute = 60 * 1000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const before = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() - milliseconds);
