export { answerAtOnce } from './answer-at-once.ts';
export { downloadJobs } from './download-jobs.ts';
export {
  type Batch,
  type DownloadKind,
  type FileColumn,
  type LinesKind,
  type ListKind,
  type PersonLine,
  type RequestedList,
  requestedList,
  type Taker,
} from './download-kind.ts';
export { fetchDownload } from './fetch-download.ts';
export { everything, type NarrowedTo, narrowedTo } from './narrowed-to.ts';
export { narrowedWords } from './narrowed-words.ts';
export { cancelMade, downloadsOf, lockDownload } from './queries.ts';
export { startSteps } from './start-download.ts';
export { sweepDownloads } from './sweep-downloads.ts';
export { villageName } from './village-name.ts';
export { wireDownload } from './wire-download.ts';
