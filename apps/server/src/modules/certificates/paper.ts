import type { CivilDate } from '@teeka/domain/calendar';
import type { CertifiedDose, PaperLanguage } from '@teeka/domain/certificates';
import type { Names } from '@teeka/domain/names';

/** A dose on the paper: as it is signed, with where and by whom. */
export interface PaperDose extends CertifiedDose {
  /** Null of one that was given elsewhere and reported later. */
  readonly place: Names | null;
  readonly by: string;
}

/** What a certificate says, as it was issued and is kept. Who draws it again finds nothing else. */
export interface PaperOfCertificate {
  readonly number: string;
  readonly language: PaperLanguage;
  readonly issued_on: CivilDate;
  readonly name: string;
  readonly dob: CivilDate;
  readonly gender: number;
  readonly guardian: string;
  readonly reference: string;
  readonly village: Names;
  /** Kind of a document that was shown, and the last of its signs; 0 where none was. */
  readonly photo_id_type: number;
  readonly photo_id_last4: string;
  readonly doses: readonly PaperDose[];
  readonly next: readonly { readonly dose_code: string; readonly due: CivilDate }[];
  readonly issuer: { readonly name: string; readonly role: string; readonly facility: Names | null };
  /** The signed card. */
  readonly signed: string;
}
