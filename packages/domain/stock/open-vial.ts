import { addDays, type CivilDate } from '../calendar/index.ts';
import { logisticsOf } from './logistics.ts';

/** Why an opened vial may be kept for a later session or not, and until when (the last day, included). */
export type OpenVial =
  | { readonly keep: true; readonly until: CivilDate }
  | { readonly keep: false; readonly because: 'policy' | 'single-dose' | 'expired' | 'vvm' | 'too-old' };

export interface OpenedVial {
  readonly code: string;
  readonly opened_on: CivilDate;
  readonly expiry_date: CivilDate | null;
  /** Stage of the monitor as last looked at; null where there is none. */
  readonly vvm: number | null;
}

/** At this stage of the monitor and beyond, a vial is thrown away. */
export const vvmDiscard = 3;

/**
 * May a vial be kept on that day? By policy only some vaccines; never past its expiry, at VVM stage 3 or 4, or longer
 * than its days after opening (28, vitamin A 56). Cold chain and clean septum are the worker's to judge.
 */
export function openVial(vial: OpenedVial, on: CivilDate): OpenVial {
  const known = logisticsOf(vial.code);
  if (known?.openVialReuse === null) return { keep: false, because: 'single-dose' };
  if (!known?.openVialReuse || known.discardAfter?.unit !== 'days') return { keep: false, because: 'policy' };
  if (vial.vvm !== null && vial.vvm >= vvmDiscard) return { keep: false, because: 'vvm' };
  if (vial.expiry_date !== null && vial.expiry_date < on) return { keep: false, because: 'expired' };
  const last = addDays(vial.opened_on, known.discardAfter.count);
  const until = vial.expiry_date !== null && vial.expiry_date < last ? vial.expiry_date : last;
  return on > last ? { keep: false, because: 'too-old' } : { keep: true, until };
}
