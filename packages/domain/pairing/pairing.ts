import type { FingerWish } from '../device/index.ts';
import type { Refusal } from '../refusal/index.ts';

/** What a desk waits for from its phones: each kind there is. */
export const captureKinds = ['picture', 'code', 'finger'] as const;
export type CaptureKind = (typeof captureKinds)[number];

/** How long a code waits to be scanned, and how long a desk waits for what a phone captures; in seconds. */
export const codeSeconds = 60;
export const captureSeconds = 120;
/** So many phones serve one desk, and so many desks one phone. */
export const mostPaired = 3;
/** So many codes that are none may one worker type on a day. */
export const mostWrongCodes = 20;

const digits = 8;
const mark = 'teeka-pair:';

/** What the QR of a desk says: the code alone, nothing by which anybody signs in. */
export const qrOf = (code: string): string => mark + code;

/** The code as it is read aloud and typed: two groups of four. */
export const groupedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The code in what was scanned or typed; undefined where there is none. */
export function pairingCodeIn(text: string): string | undefined {
  const rest = text.trim().startsWith(mark) ? text.trim().slice(mark.length) : text;
  const code = rest.replace(/[\s-]/g, '');
  return code.length === digits && /^[0-9]+$/.test(code) ? code : undefined;
}

/** Where somebody works. */
export interface WorkPlace {
  readonly user_id: string;
  readonly block_code: number | null;
  readonly facility_id: string | null;
  readonly sites: readonly string[];
}

/** A phone serves a desk of its own account, and that of a colleague: at one site, one facility or in one block. */
export function worksWith(desk: WorkPlace, phone: WorkPlace): boolean {
  return (
    desk.user_id === phone.user_id ||
    desk.sites.some((site) => phone.sites.includes(site)) ||
    (desk.facility_id !== null && desk.facility_id === phone.facility_id) ||
    (desk.block_code !== null && desk.block_code === phone.block_code)
  );
}

/** Why no code is looked up today any more, or none of the devices takes another one. */
export function tooManyRefusal({
  wrong,
  paired,
}: {
  readonly wrong: number;
  readonly paired: number;
}): Refusal<'PAIRNG0002' | 'PAIRNG0005'> | undefined {
  if (wrong >= mostWrongCodes) return { code: 'PAIRNG0005', path: 'code' };
  return paired >= mostPaired ? { code: 'PAIRNG0002', values: { max: mostPaired } } : undefined;
}

/** Why a phone would not know what to do: a finger is captured for a purpose, which the desk says. */
export function wishRefusal(wish: {
  readonly awaits: CaptureKind | null;
  readonly finger?: FingerWish | null | undefined;
}): Refusal<'FLDVAL0001'> | undefined {
  return wish.awaits === 'finger' && !wish.finger ? { code: 'FLDVAL0001', path: 'finger' } : undefined;
}

/**
 * Why a desk does not take what its phone captured: it waits for nothing, or for another kind; or the capture was begun for
 * something that it wished before, perhaps of another person. A phone that names no wish is judged by the kind alone.
 */
export function takingRefusal(
  desk: { readonly awaits: CaptureKind | null; readonly wish_id: string | null },
  captured: { readonly kind: CaptureKind; readonly wish_id?: string | undefined },
): Refusal<'PAIRNG0003' | 'PAIRNG0006'> | undefined {
  if (desk.awaits !== captured.kind) return { code: 'PAIRNG0003' };
  const { wish_id } = captured;
  return wish_id === undefined || wish_id.toLowerCase() === desk.wish_id ? undefined : { code: 'PAIRNG0006' };
}
