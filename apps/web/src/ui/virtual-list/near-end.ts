/** Is the end of what is loaded close enough to ask for more? */
export const isNearEnd = (lastShown: number, loaded: number): boolean => lastShown >= loaded - 20;
