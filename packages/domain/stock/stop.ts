import { type CivilDate, dayInIndia } from '../calendar/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';
import { checkBatchNumber } from './batch-number.ts';
import { logisticsOf } from './logistics.ts';

/** Since when a batch is not to be given from at a site, and why. */
export interface BatchStop {
  readonly on: CivilDate;
  readonly reason: string;
}

/** Whether a batch is offered for doses of a day. */
export const isStopped = (stop: BatchStop | null | undefined, day: CivilDate): boolean =>
  stop != null && stop.on <= day;

/** A stop or its lifting, and when it was captured, ISO 8601. */
export interface StopEvent {
  readonly stopped: boolean;
  readonly at: string;
}

/**
 * Was a batch stopped when a dose was drawn from it, after these stops in their order? The last one before the dose holds.
 * Of a dose that is written down on a later day nobody knows the hour: only what was before its day speaks against it.
 */
export function wasStopped(
  stops: readonly StopEvent[],
  { given_on, captured_at }: { readonly given_on: CivilDate; readonly captured_at: string },
): boolean {
  const isTyped = given_on < dayInIndia(captured_at);
  const drawn = Date.parse(isTyped ? `${given_on}T00:00:00+05:30` : captured_at);
  return stops.findLast(({ at }) => Date.parse(at) < drawn)?.stopped ?? false;
}

/**
 * Why the vials of a batch may not be used, as it is seen at a site; sent as the reason of a stop. Whatever else it is, is
 * told in words. Source: facts on utilisation, 5.3 and 5.4.
 */
export const vialFaults = ['vvm-3', 'vvm-4', 'frozen', 'open-too-long'] as const;
export type VialFault = (typeof vialFaults)[number];

/** What can be wrong with a vaccine: no monitor, no stage of it; not hurt by frost, no shake test. */
export function faultsOf(code: string): readonly VialFault[] {
  const known = logisticsOf(code);
  const sees = { 'vvm-3': known?.vvm, 'vvm-4': known?.vvm, frozen: known?.freezeSensitive };
  return vialFaults.filter((fault) => (fault === 'open-too-long' ? known?.discardAfter != null : sees[fault] === true));
}

/** The fault that the reason of a stop names; undefined where it is told in words. */
export const faultIn = (reason: string): VialFault | undefined => vialFaults.find((fault) => fault === reason);

/** Who takes a stop back: not who vaccinates. Source: facts on adverse events ('batch stop is a DIO action'). */
const lifters: readonly string[] = ['District Administrator', 'Site Admin'];
export const liftsStops = (role: string): boolean => lifters.includes(role);

/**
 * Why a batch cannot be stopped, or a stop not lifted: no number as `checkBatchNumber`, no reason in words as
 * `checkRemark`, lifted by who may not STOCKS0004.
 */
export function stopRefusals(
  { batch_number, reason, stopped }: { batch_number: string; reason: string; stopped: boolean },
  role: string,
): Refusals {
  const found = [
    ...refusedAt('batch_number', checkBatchNumber(batch_number)),
    ...refusedAt('reason', checkRemark(reason)),
  ];
  if (!stopped && !liftsStops(role)) found.push({ code: 'STOCKS0004', path: 'stopped' });
  return found;
}
