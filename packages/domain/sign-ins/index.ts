export { signedInOn } from './signed-in-on.ts';
