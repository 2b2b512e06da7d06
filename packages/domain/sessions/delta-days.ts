/**
 * Days for which a phone may ask for what changed since its last pull; one that pulled longer ago gets the whole pack.
 * What only tells phones of a change (who moved away) is kept no longer than this.
 */
export const deltaDays = 30;
