import { agree, type ServerPoint, secretKey } from '@teeka/contract/sealing';
import type { Clock } from '../clock/clock.ts';
import { hour } from '../clock/durations.ts';
import type { Pool } from '../db/pool.ts';
import { readOnce } from '../db/read-once.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import type { AtRest } from './at-rest.ts';
import { deleteServerKeysBefore, insertServerKey, type ServerKeyRow, serverKeysSince } from './queries.ts';

/** A key pair is offered for a day and still understood for another. */
const offered = 24 * hour;
const understood = 2 * offered;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

interface ServerKey {
  readonly point: ServerPoint;
  readonly createdAt: number;
  readonly privateKey: CryptoKey;
}

/** What a secret may have been agreed with: the shared key per key pair that is still understood. */
export interface Agreement {
  readonly point: ServerPoint;
  readonly agreed: CryptoKey;
}

/** The server's key pairs: the newest is offered in version details, the one before it stays valid for a day. */
export class ServerKeys {
  #keys: ServerKey[] = [];
  #loadedAt = 0;
  readonly #pool: Pool;
  readonly #atRest: AtRest;
  readonly #clock: Clock;

  constructor(pool: Pool, atRest: AtRest, clock: Clock) {
    this.#pool = pool;
    this.#atRest = atRest;
    this.#clock = clock;
  }

  /** The point that version details show; made anew after a day. */
  async current(): Promise<ServerPoint> {
    const now = this.#clock().instant.getTime();
    const isFresh = (key: ServerKey | undefined) => key !== undefined && now - key.createdAt < offered;
    if (!isFresh(this.#keys[0])) await this.#load(now);
    if (!isFresh(this.#keys[0])) {
      await this.#make(now);
      await this.#load(now);
    }
    const [newest] = this.#keys;
    if (!newest) throw new Error('no server key');
    return newest.point;
  }

  /** Agreements with every key pair still understood, newest first. Throws when `secret` is no point on the curve. */
  async agreements(secret: string): Promise<Agreement[]> {
    const now = this.#clock().instant.getTime();
    const publicKey = await secretKey(secret);
    const valid = this.#keys.filter(({ createdAt }) => now - createdAt < understood);
    return Promise.all(
      valid.map(async ({ point, privateKey }) => ({ point, agreed: await agree(privateKey, publicKey) })),
    );
  }

  /** Looks for key pairs that another process made; false when that was done a moment ago. */
  async reload(): Promise<boolean> {
    const now = this.#clock().instant.getTime();
    if (Math.abs(now - this.#loadedAt) < 5000) return false;
    await this.#load(now);
    return true;
  }

  async #load(now: number): Promise<void> {
    const rows = await readOnce(this.#pool, serverKeysSince(new Date(now - understood)));
    this.#keys = await Promise.all(rows.map((row) => this.#import(row)));
    this.#loadedAt = now;
  }

  async #import(row: ServerKeyRow): Promise<ServerKey> {
    const bytes = new Uint8Array(
      this.#atRest.openBytes('server-key', `server-key/${row.server_key_id}`, row.private_sealed),
    );
    const privateKey = await crypto.subtle.importKey('pkcs8', bytes, curve, false, ['deriveBits']);
    return { point: { xdata: row.xdata, ydata: row.ydata }, createdAt: row.created_at.getTime(), privateKey };
  }

  async #make(now: number): Promise<void> {
    const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
    const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
    const server_key_id = uuidV7(new Date(now));
    const row: ServerKeyRow = {
      server_key_id,
      xdata: x,
      ydata: y,
      private_sealed: this.#atRest.sealBytes('server-key', `server-key/${server_key_id}`, pkcs8),
      created_at: new Date(now),
    };
    await readOnce(this.#pool, insertServerKey(row, new Date(now - offered)));
    await readOnce(this.#pool, deleteServerKeysBefore(new Date(now - 2 * understood)));
  }
}
