import { followUpAefi, type ListedAefi, reportAefi } from '@teeka/contract/aefi';
import type { InputOf } from '@teeka/contract/call';
import { categoryOf, clocksOf, nextClock, pressure, suspectedDays } from '@teeka/domain/aefi';
import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { type Item, isUnsettled } from '../../../platform/outbox/item.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import type { PackView } from '../../../records/view/view.ts';
import { sessionIn } from '../../../records/view/view.ts';

/**
 * Reports, each with the clock that presses most, in the order in which they need somebody: open clocks by the time that
 * is left, the late ones first, the rest as they came.
 */
export function byUrgency(reports: readonly ListedAefi[], at: number) {
  return reports
    .map((report) => ({
      report,
      clock: report.status === 'closed' ? undefined : nextClock(clocksOf(report, at)),
    }))
    .toSorted((a, b) => (a.clock?.minutesLeft ?? never) - (b.clock?.minutesLeft ?? never));
}

/** Whether the clock of a report stands as the list is narrowed to; a closed one has none. */
export const clockFits = (report: ListedAefi, clock: 'all' | 'late' | 'today', at: Date): boolean =>
  clock === 'all' || (report.status !== 'closed' && pressure(report, at) === clock);

export type ReportLine = ReturnType<typeof byUrgency>[number];

const never = Number.MAX_SAFE_INTEGER;

/** How far a report is, from its first word to its end. */
export const stages = ['notified', 'reported', 'investigated', 'closed'] as const satisfies ListedAefi['status'][];

/** The page of a report. */
export const reportPath = ({ beneficiary_id, report_id }: Pick<ListedAefi, 'beneficiary_id' | 'report_id'>): string =>
  `/aefi/report/${beneficiary_id}/${report_id}`;

/** How many reports and words about one the server has accepted from this phone. */
export const settledReports = (items: readonly Item[]): number =>
  items.filter(({ call, state }) => state === 'done' && (call === reportAefi.name || call === followUpAefi.name))
    .length;

/**
 * What was reported here and does not stand in the list yet: the server does not have it, or accepted it after the list
 * was fetched. `listedAt` in milliseconds, 0 while there is no list.
 */
export function waitingReports(items: readonly Item[], listedAt: number) {
  const isNewer = ({ settledAt }: Item) => listedAt > 0 && Date.parse(settledAt ?? '') >= listedAt;
  return items
    .filter((item) => item.call === reportAefi.name && (isUnsettled(item) || isNewer(item)))
    .map((item) => {
      const input = item.input as InputOf<typeof reportAefi>;
      const { category } = categoryOf(input.answers);
      return { item, person: input.beneficiary_reference_id, category };
    });
}

/** As many as one look shows; a name or number narrows them. */
const mostShown = 50;

/**
 * Whom a report can be about: whoever this phone knows with a dose of the last 30 days, the latest first, by name or
 * number, and how many more there are. People without a dose on this phone who stand as vaccinated are among them.
 */
export function vaccinatedHere(
  view: PackView,
  { typed, today }: { readonly typed: string; readonly today: CivilDate },
  cardOf: (id: string) => PersonCard,
) {
  const from = addDays(today, -suspectedDays);
  const latest = new Map<string, CivilDate>();
  const add = (id: string, day: CivilDate) => {
    if (day >= from && day <= today && (latest.get(id) ?? '') <= day) latest.set(id, day);
  };
  for (const { beneficiary_id, doses } of view.rows.people.values())
    for (const [, day, voided] of doses) if (voided === 0) add(beneficiary_id, day);
  for (const [id, doses] of view.doses) for (const { given_on } of doses) add(id, given_on);
  const lines = [...view.rows.roster.values()].flatMap((list) => [...list.values()]);
  for (const { beneficiary_id, session_id, status } of [...lines, ...view.roster.values()])
    if (status === 'vaccinated') add(beneficiary_id, sessionIn(view, session_id)?.date_of_session ?? today);
  const wanted = typed.trim().toUpperCase();
  const found = [...latest.keys()]
    .map(cardOf)
    .filter((card) => `${card.ben_name} ${card.beneficiary_id}`.toUpperCase().includes(wanted))
    .toSorted(
      (a, b) =>
        (latest.get(b.beneficiary_id) ?? '').localeCompare(latest.get(a.beneficiary_id) ?? '') ||
        a.ben_name.localeCompare(b.ben_name),
    );
  return { people: found.slice(0, mostShown), more: Math.max(0, found.length - mostShown) };
}
