export { downloadBcgCertificateHandler } from './download-bcg-certificate.ts';
export { downloadrwinCertificateHandler } from './downloadrwin-certificate.ts';
export { findPaperHandler } from './find-paper.ts';
export { getCardTrustHandler } from './get-card-trust.ts';
export { getIssuedCertificatesHandler } from './get-issued-certificates.ts';
export { issueCertificateHandler } from './issue-certificate.ts';
export { regenerateCertHandler } from './regenerate-cert.ts';
export { withdrawCertificateHandler } from './withdraw-certificate.ts';
