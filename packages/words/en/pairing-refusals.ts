/** A phone as the camera of a desk. */
export const pairingRefusals = {
  PAIRNG0001: 'No computer waits with this code. Show a new one there: it holds for a minute and once',
  PAIRNG0002: 'No more than {{max}} devices can be paired. Unpair one first',
  PAIRNG0003: 'The computer waits for nothing now. Choose ‘From the paired phone’ there first',
  PAIRNG0004: 'This is the code of this very device. Scan it with the phone',
  PAIRNG0005: 'Too many wrong codes today. Please try again tomorrow',
  PAIRNG0006: 'The computer waits for something new by now. Please take it again',
} as const;
