// The reader of QRs with its own program beside it, loaded when somebody scans.
import { prepareZXingModule } from 'zxing-wasm/reader';
import program from 'zxing-wasm/reader/zxing_reader.wasm?url';

export { readFrame } from './read-frame.ts';
export { readPicture } from './read-picture.ts';

prepareZXingModule({ overrides: { locateFile: () => program } });
