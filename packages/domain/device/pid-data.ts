import type { Refusal } from '../refusal/index.ts';
import { readMarkup, type Tag } from './markup.ts';

/** A capture as far as anybody but the authority can read it. */
export interface Capture {
  /** 0 when a finger was captured. */
  readonly errCode: number;
  /** What the service writes of an error, in its own words: not for anybody to read. */
  readonly errInfo: string;
  readonly rdsId: string;
  readonly quality: number | null;
}

const base64 = /^[A-Za-z0-9+/\s]+={0,2}$/;
const isFilled = (tags: readonly Tag[], name: string): boolean =>
  base64.test(tags.find((tag) => tag.name === name)?.text ?? '');

/**
 * Reads `<PidData>`: null when it is no such thing, or says 0 without session key, hash and block. The block itself is
 * encrypted for the authority; it is handed on whole and never kept.
 */
export function readPidData(answer: string): Capture | null {
  const tags = readMarkup(answer);
  if (tags?.[0]?.name !== 'PidData') return null;
  const said = tags.find(({ name }) => name === 'Resp')?.attributes ?? {};
  const { errCode: code = '', errInfo = '', qScore: score = '' } = said;
  if (!/^\d{1,4}$/.test(code)) return null;
  const errCode = Number(code);
  if (errCode === 0 && !['Skey', 'Hmac', 'Data'].every((name) => isFilled(tags, name))) return null;
  const rdsId = tags.find(({ name }) => name === 'DeviceInfo')?.attributes.rdsId ?? '';
  const quality = /^\d{1,3}$/.test(score) && Number(score) <= 100 ? Number(score) : null;
  return { errCode, errInfo: errInfo.slice(0, 200), rdsId, quality };
}

/** Why a capture goes no further, wherever its device is: nothing is in it, or it is none that anybody could read. */
export function pidRefusal(answer: string): Refusal<'IDVERI0006'> | undefined {
  return readPidData(answer)?.errCode === 0 ? undefined : { code: 'IDVERI0006', path: 'pid_data' };
}

/** Milliseconds the device waits for a finger. */
export const captureTimeout = 10_000;

/** `P` production, `PP` pre-production, `S` staging. */
export const deviceEnvironments = ['P', 'PP', 'S'] as const;
export type DeviceEnvironment = (typeof deviceEnvironments)[number];

/** The base64 SHA-256 that the authority's eKYC asks for, or nothing. */
export const wadhShape = /^(?:[A-Za-z0-9+/]{43}=)?$/;

/** What a verification wants a finger captured for. */
export interface FingerWish {
  readonly env: DeviceEnvironment;
  readonly wadh: string;
}

/** The usual one: the production environment; `wadh` stays empty where the agency does not ask for it. */
export const usualFinger: FingerWish = { env: 'P', wadh: '' };

/**
 * The request of one capture: one finger, any of them, PID block 2.0 as XML. `wadh` is checked, because it goes into
 * markup and comes from elsewhere.
 */
export function pidOptions({ env, wadh }: FingerWish): string {
  if (!wadhShape.test(wadh)) throw new TypeError('wadh is the base64 of a SHA-256');
  const opts = `fCount="1" fType="2" iCount="0" pCount="0" pgCount="0" format="0" pidVer="2.0" timeout="${captureTimeout}"`;
  return `<?xml version="1.0"?><PidOptions ver="1.0"><Opts ${opts} posh="UNKNOWN" env="${env}" wadh="${wadh}" otp=""/><CustOpts/></PidOptions>`;
}
