export { sessionPackHandler } from './session-pack.ts';
