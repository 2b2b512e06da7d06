export { type Comparison, compareKyc, type Kyc, type Likeness, type RecordFacts } from './compare.ts';
export { facePicture, isJpeg } from './picture.ts';
export {
  aadhaarWays,
  type CheckedWay,
  type ConsentGiver,
  type ConsentLanguage,
  checkedWays,
  codesWindowMinutes,
  consentGivers,
  consentLanguages,
  consentVersion,
  mostCodes,
  mostTries,
} from './ways.ts';
