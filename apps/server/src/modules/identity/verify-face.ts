import { verifyFace } from '@teeka/contract/identity';
import type { IdentityParts } from './identity-parts.ts';
import { faceProof } from './proofs.ts';
import { verifyWithAuthority } from './verify-with-authority.ts';

export const verifyFaceHandler = (parts: IdentityParts) =>
  verifyWithAuthority(parts, { call: verifyFace, way: 'face', proof: faceProof });
