import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';

/** The stand-in's own key pair, made when it is first asked for; it opens nothing of a real authority. */
export function sandboxKeys(): {
  readonly publicKey: () => string;
  readonly open: (base64: unknown) => string | null;
} {
  let made: ReturnType<typeof make> | undefined;
  const make = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pair = () => {
    made ??= make();
    return made;
  };
  return {
    publicKey: () => pair().publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    /** RSA-OAEP SHA-1 only; null for PKCS1, SHA-256 and anything that was not encrypted. */
    open(base64) {
      const padding = constants.RSA_PKCS1_OAEP_PADDING;
      try {
        const key = { key: pair().privateKey, padding, oaepHash: 'sha1' };
        return privateDecrypt(key, Buffer.from(String(base64), 'base64')).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
