import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { checkRemark } from '../text/index.ts';
import { checkBatchNumber } from './batch-number.ts';
import { logisticsOf } from './logistics.ts';

/** Since when a batch is not to be given from at a site, and why. */
export interface BatchStop {
  readonly on: CivilDate;
  readonly reason: string;
}

/**
 * Whether a dose of a day may be drawn from a batch. What was given before its stop, or by a phone that had not heard of
 * it, stays on record: it says who received the batch.
 */
export const isStopped = (stop: BatchStop | null | undefined, day: CivilDate): boolean =>
  stop != null && stop.on <= day;

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
  return vialFaults.filter((fault) =>
    fault === 'open-too-long' ? known?.discardAfter != null : sees[fault] === true,
  );
}

/** The fault that the reason of a stop names; undefined where it is told in words. */
export const faultIn = (reason: string): VialFault | undefined =>
  vialFaults.find((fault) => fault === reason);

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
): readonly Refusal<RefusalCode>[] {
  const found: Refusal<RefusalCode>[] = [];
  const number = checkBatchNumber(batch_number);
  if (!number.ok) found.push({ ...number.refusal, path: 'batch_number' });
  const why = checkRemark(reason);
  if (!why.ok) found.push({ ...why.refusal, path: 'reason' });
  if (!stopped && !liftsStops(role)) found.push({ code: 'STOCKS0004', path: 'stopped' });
  return found;
}
