import type { PackedCertificate, PackedPerson } from '@teeka/contract/pack';

/** A person as the phone knows them: the packed record with the mobile number beside it. */
export interface PersonOnPhone extends PackedPerson {
  /** Ten digits, or empty. Shown masked. */
  readonly mobile: string;
  /** The newest certificate that held when the pack was pulled, of who is on a list. */
  readonly certificate?: PackedCertificate;
}

/** The little that tells people apart on a list; enough for someone who is not in the pack. */
export type PersonCard = Pick<PersonOnPhone, 'beneficiary_id' | 'ben_name' | 'dob' | 'gender' | 'guardian_name'> & {
  readonly village_name?: string;
};
