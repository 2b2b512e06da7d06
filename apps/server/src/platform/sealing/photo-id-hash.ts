import { comparedPhotoId, photoIdForms } from '@teeka/domain/identity';
import type { AtRest } from './at-rest.ts';

/** A number of one kind of card never finds one of another. */
const kindOf = (type: number) => `photo-id-${type}` as const;

/** Under what a photo ID is stored: two spellings of one number are one. */
export const photoIdHash = (atRest: AtRest, type: number, number: string): Buffer =>
  atRest.hash(kindOf(type), comparedPhotoId(number));

/** Under what it may stand, the one that is stored now first; numbers of before went by how they were typed. */
export const photoIdHashes = (atRest: AtRest, type: number, number: string): Buffer[] =>
  photoIdForms(number).flatMap((form) => atRest.hashes(kindOf(type), form));
