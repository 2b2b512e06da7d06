export { asBase64, pictureOf } from './as-base64.ts';
export { compressed, drawing } from './compress.ts';
