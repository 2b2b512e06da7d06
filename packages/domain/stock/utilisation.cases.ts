import type { Figures, UtilisationLine } from './index.ts';

/** The day of the session. */
export const on = '2026-11-21';
export const figures = (more: Partial<Figures> = {}): Figures => ({
  doses_per_vial: 10,
  vials_received: 0,
  vials_opened: 0,
  vials_returned: 0,
  vials_damaged: 0,
  partial_vials_in: 0,
  doses_in_partial: 0,
  doses_given: 0,
  partial_vials_out: 0,
  doses_partial_out: 0,
  doses_discarded: 0,
  ...more,
});
/** A line in order: three vials of Penta opened, 28 doses given. */
export const line = (more: Partial<UtilisationLine> = {}): UtilisationLine => ({
  ...figures({ vials_received: 6, vials_opened: 3, vials_returned: 3, doses_given: 28 }),
  material_id: 104,
  batch_number: 'P-1',
  expiry_date: '2027-06-30',
  doses_recorded: 28,
  given_reason: '',
  damage_reason: '',
  opened_on: null,
  vvm_received: 1,
  vvm_opened: 1,
  diluents: null,
  ...more,
});

/** Worked examples of section 5.2 and of the data beside it. */
export const examples: [string, Figures, [balanced: boolean, physical: number, net: number, percent: number]][] = [
  [
    'U1 Penta, a part vial in and out',
    figures({
      vials_received: 6,
      vials_opened: 3,
      vials_returned: 3,
      partial_vials_in: 1,
      doses_in_partial: 4,
      doses_given: 31,
      partial_vials_out: 1,
      doses_partial_out: 2,
    }),
    [true, 0, 1, 2.9],
  ],
  [
    'U2 MR of five, one vial at VVM 3',
    figures({ doses_per_vial: 5, vials_received: 4, vials_opened: 3, vials_damaged: 1, doses_given: 11 }),
    [true, 5, 9, 45],
  ],
  [
    'U3 BCG, four children',
    figures({ vials_received: 2, vials_opened: 1, vials_returned: 1, doses_given: 4 }),
    [true, 0, 6, 60],
  ],
  [
    'U4 fIPV, more shots than on the label',
    figures({ doses_per_vial: 25, vials_received: 1, vials_opened: 1, doses_given: 27 }),
    [true, 0, -2, -8],
  ],
  [
    'U5 Td, a vial missing',
    figures({
      vials_received: 5,
      vials_opened: 2,
      vials_returned: 2,
      doses_given: 18,
      partial_vials_out: 1,
      doses_partial_out: 2,
    }),
    [false, 0, 0, 0],
  ],
  ['nothing at all', figures(), [true, 0, 0, 0]],
  ['only a part vial used up', figures({ partial_vials_in: 1, doses_in_partial: 3, doses_given: 3 }), [true, 0, 0, 0]],
  ['a damaged vial wastes all of it', figures({ vials_received: 1, vials_damaged: 1 }), [true, 10, 10, 100]],
  [
    'doses thrown from an opened vial are physical and in the net',
    figures({ vials_received: 1, vials_opened: 1, doses_given: 6, doses_discarded: 4 }),
    [true, 4, 4, 40],
  ],
];
