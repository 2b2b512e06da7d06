export { downloadBcgCertificateHandler } from './download-bcg-certificate.ts';
export { downloadrwinCertificateHandler } from './downloadrwin-certificate.ts';
export { getCardTrustHandler } from './get-card-trust.ts';
export { issueCertificateHandler } from './issue-certificate.ts';
export { regenerateCertHandler } from './regenerate-cert.ts';
