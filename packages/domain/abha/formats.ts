import { accepted, refused, trimmed, type Verdict } from '../text/index.ts';

/** Endings of an ABHA address; the sandbox's everywhere but in production. */
export const abhaSuffixes = { production: '@abdm', sandbox: '@sbx' } as const;
export type AbhaEnvironment = keyof typeof abhaSuffixes;

/** 14 digits as they are shown, `00-0000-0000-0000`; anything else comes back as it is. */
export function groupAbhaNumber(value: string): string {
  return trimmed(value).replace(/^([0-9]{2})([0-9]{4})([0-9]{4})([0-9]{4})$/, '$1-$2-$3-$4');
}

/** ABHA number in groups (regroup first with `groupAbhaNumber`). No check digit is published. Refuses with IDPROF0019. */
export function checkAbhaNumber(value: string): Verdict {
  const number = trimmed(value);
  return /^[0-9]{2}-[0-9]{4}-[0-9]{4}-[0-9]{4}$/.test(number) ? accepted(number) : refused('IDPROF0019');
}

/**
 * ABHA address: 8 to 18 letters and digits with at most one dot and one underscore, both inside (IDPROF0020), and
 * the suffix of its environment (IDPROF0021).
 */
export function checkAbhaAddress(value: string, environment: AbhaEnvironment): Verdict {
  const address = trimmed(value);
  const suffix = abhaSuffixes[environment];
  const [name, ending] = partsOf(address);
  if (!isAbhaName(name)) return refused('IDPROF0020');
  return ending === suffix ? accepted(address) : refused('IDPROF0021', { suffix });
}

/** The name before the suffix as somebody wishes it, typed with the suffix or without (IDPROF0020). */
export function checkAbhaWish(value: string, environment: AbhaEnvironment): Verdict {
  const typed = trimmed(value);
  return checkAbhaAddress(typed.includes('@') ? typed : `${typed}${abhaSuffixes[environment]}`, environment);
}

const partsOf = (address: string): readonly [name: string, ending: string] => {
  const at = address.indexOf('@');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
};

/** Is it an address of any environment? */
export function isAbhaAddress(value: string): boolean {
  const [name, ending] = partsOf(value);
  return isAbhaName(name) && Object.values(abhaSuffixes).some((suffix) => suffix === ending);
}

function isAbhaName(name: string): boolean {
  const inside = /^[A-Za-z0-9][A-Za-z0-9._]{6,16}[A-Za-z0-9]$/.test(name);
  return inside && name.split('.').length <= 2 && name.split('_').length <= 2;
}
