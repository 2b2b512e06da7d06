import { verifyBiometrics } from '@teeka/contract/identity';
import type { IdentityParts } from './identity-parts.ts';
import { biometricProof } from './proofs.ts';
import { verifyWithAuthority } from './verify-with-authority.ts';

export const verifyBiometricsHandler = (parts: IdentityParts) =>
  verifyWithAuthority(parts, { call: verifyBiometrics, way: 'biometric', proof: biometricProof });
