import type { AtRest } from './at-rest.ts';

interface SealedPerson {
  readonly beneficiary_id: string;
  readonly mobile_sealed: Buffer | null;
}

interface SealedUser {
  readonly user_id: string;
  readonly mobile_sealed: Buffer | null;
}

/** The mobile number of a person; empty where there is none, and where it cannot be read. */
export const mobileOfPerson = ({ beneficiary_id, mobile_sealed }: SealedPerson, atRest: AtRest): string =>
  mobile_sealed ? atRest.open('mobile', `person/${beneficiary_id}`, mobile_sealed) : '';

/** The registered number of a user; empty likewise. */
export const mobileOfUser = ({ user_id, mobile_sealed }: SealedUser, atRest: AtRest): string =>
  mobile_sealed ? atRest.open('mobile', `user/${user_id}`, mobile_sealed) : '';

interface SealedPhotoId {
  readonly beneficiary_id: string;
  readonly photo_id_sealed: Buffer | null;
}

/** The number of a person's photo ID; empty likewise. */
export const photoIdOfPerson = ({ beneficiary_id, photo_id_sealed }: SealedPhotoId, atRest: AtRest): string =>
  photo_id_sealed ? atRest.open('photo-id', `person/${beneficiary_id}`, photo_id_sealed) : '';
