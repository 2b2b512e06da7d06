/** One vaccine and batch of a session in vials and doses, all whole numbers. */
export interface Figures {
  readonly doses_per_vial: number;
  /** Unopened vials brought. */
  readonly vials_received: number;
  /** Of those, opened today. */
  readonly vials_opened: number;
  readonly vials_returned: number;
  /** Unopened, unfit: broken, frozen, expired, VVM 3 or 4, label lost. */
  readonly vials_damaged: number;
  /** Opened vials brought under the open-vial policy, and the doses left in them. */
  readonly partial_vials_in: number;
  readonly doses_in_partial: number;
  readonly doses_given: number;
  /** Opened vials kept for a later session, and the doses left in them. */
  readonly partial_vials_out: number;
  readonly doses_partial_out: number;
  /** Of opened vials, thrown away for a physical reason. */
  readonly doses_discarded: number;
}

export interface Utilisation {
  /** Doses there were to give: in vials opened and in part vials. */
  readonly available: number;
  /** Doses of damaged vials and those thrown away from opened ones. */
  readonly physical: number;
  /** Doses that reached nobody and are not kept: all wastage; negative where vials held more than their label says. */
  readonly net: number;
  /** Of all doses opened, carried in or damaged, to one decimal; 0 when there were none. */
  readonly netPercent: number;
  readonly usagePercent: number;
  readonly isBalanced: boolean;
}

/** Wastage by the formulas of section 5.2: net = O × dpv + Di − G − Do + X × dpv; physical = X × dpv + discarded. */
export function utilisationOf(line: Figures): Utilisation {
  const { doses_per_vial: dpv, vials_opened, vials_damaged, doses_in_partial, doses_given } = line;
  const available = vials_opened * dpv + doses_in_partial;
  const damaged = vials_damaged * dpv;
  const base = available + damaged;
  const net = base - doses_given - line.doses_partial_out;
  const percent = (part: number) => (base === 0 ? 0 : Math.round((part / base) * 1000) / 10);
  return {
    available,
    physical: damaged + line.doses_discarded,
    net,
    netPercent: percent(net),
    usagePercent: percent(doses_given),
    isBalanced: line.vials_received === vials_opened + line.vials_returned + vials_damaged,
  };
}

/** How much a vial wastes, as planners use it: 100 / (100 − rate); null from a rate of 100 on. */
export function wastageFactor(netPercent: number): number | null {
  return netPercent >= 100 ? null : Math.round((100 / (100 - netPercent)) * 100) / 100;
}

const summed = [
  'vials_received',
  'vials_opened',
  'vials_returned',
  'vials_damaged',
  'doses_given',
  'doses_discarded',
] as const;

/** What several lines of one vaccine make together, in doses: a site's month, a block's week. */
export function summaryOf(lines: readonly Figures[]): Readonly<Record<(typeof summed)[number], number>> & {
  readonly available: number;
  readonly physical: number;
  readonly net: number;
  readonly netPercent: number;
} {
  const of = lines.map((line) => ({ line, made: utilisationOf(line) }));
  const sum = (value: (one: (typeof of)[number]) => number) => of.reduce((total, one) => total + value(one), 0);
  const net = sum(({ made }) => made.net);
  const base = sum(({ line, made }) => made.available + line.vials_damaged * line.doses_per_vial);
  const totals = Object.fromEntries(summed.map((key) => [key, sum(({ line }) => line[key])])) as Record<
    (typeof summed)[number],
    number
  >;
  return {
    ...totals,
    available: sum(({ made }) => made.available),
    physical: sum(({ made }) => made.physical),
    net,
    netPercent: base === 0 ? 0 : Math.round((net / base) * 1000) / 10,
  };
}
