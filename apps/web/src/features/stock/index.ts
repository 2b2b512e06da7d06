export { VialsLine } from './vials-line.tsx';
