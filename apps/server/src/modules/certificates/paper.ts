import type { CivilDate } from '@teeka/domain/calendar';
import type { CertifiedDose, PaperLanguage } from '@teeka/domain/certificates';
import type { Names } from '@teeka/domain/names';
import type { PersonOnPaper } from '../beneficiaries/index.ts';

/** A dose on the paper: as it is signed, with where and by whom. */
export interface PaperDose extends CertifiedDose {
  /** Null of one that was given elsewhere and reported later. */
  readonly place: Names | null;
  readonly by: string;
}

/** What a certificate says, as it was issued and is kept. Who draws it again finds nothing else. */
export interface PaperOfCertificate extends PersonOnPaper {
  readonly number: string;
  readonly language: PaperLanguage;
  /** Of which doses; left out by those that were issued when there was no choice: of all. */
  readonly of?: 'all' | 'BCG';
  readonly issued_on: CivilDate;
  readonly doses: readonly PaperDose[];
  /** How many doses are not on it because nobody has approved them yet; left out by those of before. */
  readonly pending?: number;
  readonly next: readonly { readonly dose_code: string; readonly due: CivilDate }[];
  readonly issuer: { readonly name: string; readonly role: string; readonly facility: Names | null };
  /** The signed card. */
  readonly signed: string;
}
