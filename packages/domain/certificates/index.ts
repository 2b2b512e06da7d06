export {
  type CardClaims,
  type CardOf,
  type CertificateFacts,
  type CertifiedDose,
  cardClaims,
  doseSystem,
  type Entry,
  genders,
  referenceSystem,
} from './card.ts';
export { type NotCertified, notCertified } from './certified.ts';
export { type PaperLanguage, paperLanguages, sheetLanguages } from './paper-languages.ts';
export { type CardPart, cardOfParts, cardOfQr, cardPartOf, isCardQr, qrOfCard } from './qr-text.ts';
export { readCard } from './read-card.ts';
export { typedPaperNumber } from './typed-number.ts';
export { codeOfVaccine, vaccineCodes } from './vaccine-codes.ts';
export {
  mostWithdrawn,
  type Signature,
  type Verdict,
  verdictOf,
  verdictWords,
  type Withdrawn,
  withdrawnOf,
} from './verdict.ts';
export {
  certificateWithdrawalRefusals,
  type IssuedCertificate,
  mayWithdrawCertificate,
  ownWithdrawal,
  type Withdrawer,
} from './withdrawal.ts';
