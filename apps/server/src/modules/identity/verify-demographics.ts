import { verifyDemographics } from '@teeka/contract/identity';
import type { IdentityParts } from './identity-parts.ts';
import { demographicProof } from './proofs.ts';
import { verifyWithAuthority } from './verify-with-authority.ts';

export const verifyDemographicsHandler = (parts: IdentityParts) =>
  verifyWithAuthority(parts, { call: verifyDemographics, way: 'demographic', proof: demographicProof });
