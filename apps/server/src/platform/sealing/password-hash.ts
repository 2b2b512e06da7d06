import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive: (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer> = promisify(argon2);

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. About 50 ms on a small machine. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };
const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
const head = (of: Cost) => `$argon2id$v=19$m=${of.memory},t=${of.passes},p=${of.parallelism}$`;

/** The password as it rests: PHC text with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, message: password, nonce, tagLength });
  return `${head(cost)}${unpadded(nonce)}$${unpadded(tag)}`;
}

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
/** Takes the time of a real check, so that an unknown user name cannot be told by the clock. */
const decoy = `${head(cost)}${unpadded(Buffer.alloc(16, 7))}$${unpadded(Buffer.alloc(tagLength))}`;

/** Is it this password? `undefined` for an unknown user costs the same time and is never right. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = shape.exec(hash ?? decoy) ?? [];
  if (!salt || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const found = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(found, expected) && hash !== undefined;
}

/** Was it hashed at another cost than today's? Then it is hashed anew at the next sign-in. */
export const needsRehash = (hash: string): boolean => !hash.startsWith(head(cost));
