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
export { type PaperLanguage, paperLanguages, sheetLanguages } from './paper-languages.ts';
export { type CardPart, cardOfParts, cardPartOf, isCardQr, qrOfCard } from './qr-text.ts';
export { readCard } from './read-card.ts';
export { codeOfVaccine, vaccineCodes } from './vaccine-codes.ts';
export { type Signature, type Verdict, verdictOf, type Withdrawn, withdrawnOf } from './verdict.ts';
