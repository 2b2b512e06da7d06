export { downloadAppreciationLetterHandler } from './download-appreciation-letter.ts';
