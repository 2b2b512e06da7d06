/** In milliseconds. */
export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

export const before = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() - milliseconds);
