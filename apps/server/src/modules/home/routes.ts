export { getHomeFiguresHandler } from './get-home-figures.ts';
