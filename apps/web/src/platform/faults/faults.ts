import { onDevice, readJson } from '../storage/kept.ts';

/**
 * A screen that failed, as this phone keeps it: what the engine said and where in the program, nothing that somebody typed
 * or that is known of a person.
 */
export interface Fault {
  /** What the worker reads out to whoever helps. */
  readonly id: string;
  readonly at: string;
  /** The screen without whom it is about: `/people/*`. */
  readonly screen: string;
  readonly version: string;
  readonly what: string;
  readonly where: readonly string[];
}

const key = 'FAULTS';
/** So many are kept, the newest first. */
export const keptFaults = 20;
const deepest = 12;
/** Milliseconds within which the same error is the same fault. */
const atOnce = 2000;

const known = new WeakMap<object, Fault>();

/** The faults of this phone, the newest first. */
export const faultsHere = (): readonly Fault[] => {
  const kept = readJson<readonly Fault[]>(onDevice, key);
  return Array.isArray(kept) ? kept : [];
};

/** Keeps a fault on the phone; one that was kept already stays the one it is. */
export function keepFault(
  error: unknown,
  at: { readonly screen: string; readonly version: string; readonly now: Date },
): Fault {
  const before = isObject(error) ? known.get(error) : undefined;
  if (before) return before;
  const details = {
    screen: at.screen,
    version: at.version,
    what: whatWasSaid(error),
    where: whereOf(error),
  };
  const last = faultsHere()[0];
  // A screen that fails is drawn once more before it is given up: that is one fault.
  if (last && isSame(last, details) && at.now.getTime() - Date.parse(last.at) < atOnce) return last;
  const fault: Fault = { id: faultNumber(), at: at.now.toISOString(), ...details };
  if (isObject(error)) known.set(error, fault);
  onDevice.set(key, JSON.stringify([fault, ...faultsHere()].slice(0, keptFaults)));
  return fault;
}

const isSame = (one: Omit<Fault, 'id' | 'at'>, other: Omit<Fault, 'id' | 'at'>): boolean =>
  one.screen === other.screen && one.what === other.what && one.where[0] === other.where[0];

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;

/** Letters and digits that nobody takes for each other, read out over the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function faultNumber(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(8));
  const text = [...drawn].map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Errors of the engine speak of the program; of all others the message may repeat what was read or typed. */
const ofEngine = [TypeError, ReferenceError, RangeError];

function whatWasSaid(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return ofEngine.some((kind) => error instanceof kind) ? `${error.name}: ${error.message}`.slice(0, 300) : error.name;
}

/** The places of the program without the message above them. */
function whereOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  return (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at |@.*:\d+:\d+$/.test(line))
    .slice(0, deepest);
}

/**
 * The screen behind an address, without whom it is about: parts with a digit in them are numbers of people, sessions and
 * reports. `/people/12345678901234` is `/people/*`.
 */
export const screenOf = (address: string): string =>
  address
    .split('/')
    .map((part) => (/[0-9]/.test(part) ? '*' : part))
    .join('/');
