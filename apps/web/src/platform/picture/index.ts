export { asBase64, pictureOf } from './as-base64.ts';
export { compressed } from './compress.ts';
export { drawing } from './draw-picture.ts';
