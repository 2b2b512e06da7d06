export * from './abha/account.ts';
export * from './abha/enrolment.ts';
export * from './abha/finding.ts';
export { abhaConsent, abhaProfile } from './abha/shapes.ts';
export * from './abha/wishes.ts';
