export { compareKyc, type Kyc, type Likeness } from './compare.ts';
export { facePicture, isJpeg } from './picture.ts';
export {
  type CheckedWay,
  type ConsentGiver,
  checkedWays,
  codesWindowMinutes,
  consentGivers,
  consentVersion,
  mostCodes,
  mostTries,
} from './ways.ts';
