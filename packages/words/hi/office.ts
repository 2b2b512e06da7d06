// What is said on screens of those who answer for an area alone: it comes with these screens.
export { administration } from './administration.ts';
export { audit } from './audit.ts';
export { coverage } from './coverage.ts';
export { places } from './places.ts';
