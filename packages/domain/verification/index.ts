export { type Comparison, compareKyc, type Kyc, type Likeness, type RecordFacts } from './compare.ts';
export { facePicture, isJpeg } from './picture.ts';
export {
  aadhaarWays,
  type CheckedWay,
  type ConsentGiver,
  checkedWays,
  codesWindowMinutes,
  consentGivers,
  consentVersion,
  mostCodes,
  mostTries,
} from './ways.ts';
