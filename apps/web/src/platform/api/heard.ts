import { onDevice } from '../storage/kept.ts';

const key = 'HEARD';
const often = 10_000;

/** When the server last answered this sign-in, milliseconds since 1970; 0 where it is not known. */
export const heardAt = (): number => Number(onDevice.get(key)) || 0;

/** The server answered this sign-in, whatever it said. Only its own answers carry its version. */
export function noteHeard(headers: Headers, now: number = Date.now()): void {
  if (!headers.has('Version')) return;
  const before = heardAt();
  if (now < before || now - before > often) setHeard(now);
}

export const setHeard = (at: number): void => onDevice.set(key, String(at));
