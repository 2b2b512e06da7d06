export { newCardKey } from './card-keys.ts';
export { packedCertificates } from './packed-certificates.ts';
export { certificatesChangedSince, countedOfRevokedKeys } from './queries.ts';
export * as routes from './routes.ts';
export { registerWellKnown } from './well-known.ts';
