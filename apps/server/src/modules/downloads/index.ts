export { downloadKinds } from './kinds.ts';
export * as routes from './routes.ts';
