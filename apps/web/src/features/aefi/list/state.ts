import { type ListedAefi, reportAefi } from '@teeka/contract/aefi';
import type { InputOf } from '@teeka/contract/call';
import { type Clock, categoryOf, clocksOf, nextClock } from '@teeka/domain/aefi';
import { type Item, isUnsettled } from '../../../platform/outbox/item.ts';
import type { PackView, PersonCard } from '../../../platform/pack/index.ts';

/** A listed report with the clock that presses most; the late ones first, then by what is left. */
export interface ReportLine {
  readonly report: ListedAefi;
  readonly clock: Clock | undefined;
}

/** Reports in the order in which they need somebody: open clocks by the time that is left, the rest as they came. */
export function byUrgency(reports: readonly ListedAefi[], at: number): readonly ReportLine[] {
  return reports
    .map((report) => ({
      report,
      clock: report.status === 'closed' ? undefined : nextClock(clocksOf(report, at)),
    }))
    .toSorted((a, b) => (a.clock?.minutesLeft ?? never) - (b.clock?.minutesLeft ?? never));
}

const never = Number.MAX_SAFE_INTEGER;

/** A report that waits on this phone. */
export interface WaitingReport {
  readonly item: Item;
  readonly person: string;
  readonly category: ReturnType<typeof categoryOf>['category'];
}

/** What was reported here and the server does not have yet. */
export function waitingReports(items: readonly Item[]): readonly WaitingReport[] {
  return items
    .filter((item) => item.call === reportAefi.name && isUnsettled(item))
    .map((item) => {
      const input = item.input as InputOf<typeof reportAefi>;
      const { category } = categoryOf(input.answers);
      return { item, person: input.beneficiary_reference_id, category };
    });
}

/** Whoever was vaccinated at the sessions on this phone, by name or number; at most so many. */
export function vaccinatedHere(
  view: PackView,
  typed: string,
  cardOf: (id: string) => PersonCard,
): readonly PersonCard[] {
  const ids = new Set<string>();
  for (const lines of view.rows.roster.values()) {
    for (const line of lines.values()) if (line.status === 'vaccinated') ids.add(line.beneficiary_id);
  }
  for (const line of view.roster.values()) if (line.status === 'vaccinated') ids.add(line.beneficiary_id);
  const wanted = typed.trim().toUpperCase();
  return [...ids]
    .map(cardOf)
    .filter((card) => `${card.ben_name} ${card.beneficiary_id}`.includes(wanted))
    .toSorted((a, b) => a.ben_name.localeCompare(b.ben_name))
    .slice(0, 100);
}
