import type { InputOf } from '@teeka/contract/call';
import type { saveUtilisation } from '@teeka/contract/stock';
import { type SessionDay, vaccine } from './session-day.ts';

export type VialLine = InputOf<typeof saveUtilisation>['lines'][number];

/** Makes lines of a session's vials: pentavalent, 28 doses of three vials, one part vial kept, whatever was recorded. */
export const vialLines =
  (day: SessionDay) =>
  (more: Partial<VialLine> = {}): VialLine => ({
    material_id: vaccine.penta,
    batch_number: 'P-1',
    expiry_date: '2027-06-30',
    doses_per_vial: 10,
    vials_received: 6,
    vials_opened: 3,
    vials_returned: 3,
    vials_damaged: 0,
    partial_vials_in: 0,
    doses_in_partial: 0,
    doses_recorded: 28,
    doses_given: 28,
    given_reason: 'Counted on the paper list',
    partial_vials_out: 1,
    doses_partial_out: 2,
    opened_on: day.today,
    doses_discarded: 0,
    damage_reason: '',
    vvm_received: 1,
    vvm_opened: 1,
    diluents: null,
    ...more,
  });

/** A vial of BCG opened for one child; nothing of it may be kept. */
export const bcgOnce = {
  material_id: vaccine.bcg,
  vials_received: 1,
  vials_opened: 1,
  vials_returned: 0,
  doses_recorded: 1,
  doses_given: 1,
  partial_vials_out: 0,
  doses_partial_out: 0,
  opened_on: null,
} as const satisfies Partial<VialLine>;
