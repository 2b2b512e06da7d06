/** How long an opened vial may be used; after it, it is thrown away. */
export type KeepUnit = 'hours' | 'days';

export interface Logistics {
  /** Code of the master list. */
  readonly code: string;
  /** Presentations, doses in a vial. */
  readonly dosesPerVial: readonly number[];
  /** Opened vials may be used at a later session. Null: single doses, the question does not come up. */
  readonly openVialReuse: boolean | null;
  readonly discardAfter: { readonly count: number; readonly unit: KeepUnit } | null;
  /** Carries a vial monitor. */
  readonly vvm: boolean;
  readonly freezeSensitive: boolean;
  /** Comes as a powder that its own diluent makes ready. */
  readonly diluent: boolean;
}

interface Kept {
  readonly reuse: boolean | null;
  readonly after: readonly [count: number, unit: KeepUnit] | null;
  readonly vvm?: boolean;
  readonly freezes?: boolean;
  readonly diluent?: boolean;
}

function row(code: string, dosesPerVial: readonly number[], kept: Kept): Logistics {
  const { reuse, after, vvm = true, freezes = false, diluent = false } = kept;
  const discardAfter = after && { count: after[0], unit: after[1] };
  return { code, dosesPerVial, openVialReuse: reuse, discardAfter, vvm, freezeSensitive: freezes, diluent };
}

const fourHours = { reuse: false, after: [4, 'hours'] } as const satisfies Kept;
const fourWeeks = { reuse: true, after: [28, 'days'] } as const satisfies Kept;

/**
 * Vials, open-vial policy, monitors and diluents by version; never edited, a new version stands beside it.
 * Source: open-vial policy of September 2015; presentations are general knowledge and may be revised.
 */
export const logistics = {
  version: '2015.1',
  rows: [
    row('BCG', [10], { ...fourHours, diluent: true }),
    row('BOPV', [20], fourWeeks),
    row('HEPB', [10], { ...fourWeeks, freezes: true }),
    row('PENTA', [10], { ...fourWeeks, freezes: true }),
    row('FIPV', [25, 50], { ...fourWeeks, freezes: true }),
    row('RVV', [1, 5, 10], fourHours),
    row('PCV', [5, 4], { ...fourWeeks, freezes: true }),
    row('MR', [5, 10], { ...fourHours, diluent: true }),
    row('JE_LIVE', [5], { ...fourHours, diluent: true }),
    row('JE_KILLED', [1, 5], { ...fourWeeks, freezes: true }),
    row('DPT', [10], { ...fourWeeks, freezes: true }),
    row('TD', [10], { ...fourWeeks, freezes: true }),
    row('HPV4', [1], { reuse: null, after: null, freezes: true }),
    // A bottle of 100 ml: 50 doses of 2 ml, 6 to 8 weeks after opening.
    row('VITA', [50], { reuse: true, after: [56, 'days'], vvm: false }),
    row('ARV', [1, 5, 10], { reuse: false, after: [8, 'hours'], vvm: false, freezes: true, diluent: true }),
    row('ASV', [1], { reuse: false, after: [0, 'hours'], vvm: false, freezes: true }),
  ] as readonly Logistics[],
} as const;

const byCode: ReadonlyMap<string, Logistics> = new Map(logistics.rows.map((each) => [each.code, each]));

/** How a vaccine is handled; undefined for one of no known handling: nothing of it is kept and no monitor is asked. */
export const logisticsOf = (code: string): Logistics | undefined => byCode.get(code);
