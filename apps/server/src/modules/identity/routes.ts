import { verifyBiometrics, verifyDemographics, verifyFace } from '@teeka/contract/identity';
import { CallerTurns } from '../../platform/http/caller-turns.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { requestAadhaarOtpHandler, verifyAadhaarOtpHandler } from './aadhaar-otp.ts';
import { identityAuthority } from './authority/client.ts';
import { confirmVerificationHandler } from './confirm-verification.ts';
import type { IdentityParts } from './identity-parts.ts';
import { requestMobileOtpHandler, verifyMobileOtpHandler } from './mobile-otp.ts';
import { biometricProof, demographicProof, faceProof } from './proofs.ts';
import { verifyWithAuthority } from './verify-with-authority.ts';

/** Questions to the authority at once: at most a third of the connections wait for it, one of a user. */
const turnsOf = ({ env }: Platform): CallerTurns =>
  new CallerTurns(Math.max(1, Math.floor(env.databaseConnections / 3)));

export function identityRoutes(platform: Platform): Handler[] {
  const settings = platform.env.identity;
  const authority = identityAuthority(settings);
  const parts: IdentityParts = { authority, settings, sms: platform.sms, turns: turnsOf(platform) };
  return [
    requestAadhaarOtpHandler(parts),
    verifyAadhaarOtpHandler(parts),
    verifyWithAuthority(parts, { call: verifyDemographics, way: 'demographic', proof: demographicProof }),
    verifyWithAuthority(parts, { call: verifyBiometrics, way: 'biometric', proof: biometricProof }),
    verifyWithAuthority(parts, { call: verifyFace, way: 'face', proof: faceProof }),
    requestMobileOtpHandler(parts),
    verifyMobileOtpHandler,
    confirmVerificationHandler,
  ];
}
