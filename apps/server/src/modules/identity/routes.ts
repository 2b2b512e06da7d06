import { CallerTurns } from '../../platform/http/caller-turns.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { identityAuthority } from './authority/client.ts';
import { confirmVerificationHandler } from './confirm-verification.ts';
import type { IdentityParts } from './identity-parts.ts';
import { requestAadhaarOtpHandler } from './request-aadhaar-otp.ts';
import { requestMobileOtpHandler } from './request-mobile-otp.ts';
import { verifyAadhaarOtpHandler } from './verify-aadhaar-otp.ts';
import { verifyBiometricsHandler } from './verify-biometrics.ts';
import { verifyDemographicsHandler } from './verify-demographics.ts';
import { verifyFaceHandler } from './verify-face.ts';
import { verifyMobileOtpHandler } from './verify-mobile-otp.ts';

/** Questions to the authority at once: at most a third of the connections wait for it, one of a user. */
const turnsOf = ({ env }: Platform): CallerTurns =>
  new CallerTurns(Math.max(1, Math.floor(env.databaseConnections / 3)));

export function identityRoutes(platform: Platform): Handler[] {
  const settings = platform.env.identity;
  const authority = identityAuthority(platform.abdm);
  const parts: IdentityParts = { authority, settings, sms: platform.sms, turns: turnsOf(platform) };
  return [
    requestAadhaarOtpHandler(parts),
    verifyAadhaarOtpHandler(parts),
    verifyDemographicsHandler(parts),
    verifyBiometricsHandler(parts),
    verifyFaceHandler(parts),
    requestMobileOtpHandler(parts),
    verifyMobileOtpHandler,
    confirmVerificationHandler,
  ];
}
