export { broughtImports } from './brought-kinds.ts';
export * as routes from './routes.ts';
