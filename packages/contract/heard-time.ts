/**
 * Header in which a phone says with an outbox item what the server's time was, at least, as the item was made: ISO 8601.
 * Left out by phones that never heard it, and for items that were captured before they were made.
 */
export const heardTimeHeader = 'Server-Time-Heard';
