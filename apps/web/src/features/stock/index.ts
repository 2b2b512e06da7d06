export { VialsBeforeEnd, VialsLine } from './vials-line.tsx';
