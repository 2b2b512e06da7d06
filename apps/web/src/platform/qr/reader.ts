// The reader of QRs with its own program beside it, loaded when somebody scans.
import { prepareZXingModule, purgeZXingModule } from 'zxing-wasm/reader';
import program from 'zxing-wasm/reader/zxing_reader.wasm?url';

export { readFrame } from './read-frame.ts';
export { readPicture } from './read-picture.ts';

const prepare = (): void => prepareZXingModule({ overrides: { locateFile: () => program } });

/** After a failure: the library keeps a program that could not be loaded, and would answer the same for as long as the page is open. */
export function loadAnew(): void {
  purgeZXingModule();
  prepare();
}

prepare();
