import type { Platform } from '../../platform/http/platform.ts';
import { getCardTrustHandler as trust } from './get-card-trust.ts';
import { issueCertificateHandler as issue } from './issue-certificate.ts';

export { regenerateCertHandler } from './regenerate-cert.ts';
export const issueCertificateHandler = ({ env }: Platform) => issue(env.publicUrl);
export const getCardTrustHandler = ({ env }: Platform) => trust(env.publicUrl);
