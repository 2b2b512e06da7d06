import { readMarkup, type Tag } from './markup.ts';

/** A capture as far as anybody but the authority can read it. */
export interface Capture {
  /** 0 when a finger was captured. */
  readonly errCode: number;
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
  const code = tags.find(({ name }) => name === 'Resp')?.attributes.errCode ?? '';
  if (!/^\d{1,4}$/.test(code)) return null;
  const errCode = Number(code);
  if (errCode === 0 && !['Skey', 'Hmac', 'Data'].every((name) => isFilled(tags, name))) return null;
  const score = tags.find(({ name }) => name === 'Resp')?.attributes.qScore ?? '';
  const rdsId = tags.find(({ name }) => name === 'DeviceInfo')?.attributes.rdsId ?? '';
  return { errCode, rdsId, quality: /^\d{1,3}$/.test(score) ? Number(score) : null };
}
