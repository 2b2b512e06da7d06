export { referenceOf } from './reference-of.ts';
export { scanPicture, scanVideo } from './scan.ts';
