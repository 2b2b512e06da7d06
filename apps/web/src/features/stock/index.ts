export { useVialsOpen, VialsBeforeEnd, VialsLine } from './vials-line.tsx';
