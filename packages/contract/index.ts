import type { Call } from './call.ts';
import * as capabilities from './capabilities.ts';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value;

/** The calls of each capability. */
export const callsOf = Object.entries(capabilities).map(([capability, exported]) => ({
  capability,
  calls: Object.values<unknown>(exported).filter(isCall),
}));

/** Every call of the API, in the order of capabilities. */
export const calls: readonly Call[] = callsOf.flatMap((one) => one.calls);
