export { type SignedInOn, signedInOn } from './signed-in-on.ts';
