import type { CivilDate } from '@teeka/domain/calendar';
import { nationalSchedule } from '@teeka/domain/schedule';
import { carriedOn, grownTooOld } from '@teeka/domain/stock';
import { useMemo } from 'react';
import { useToday } from '../../../../platform/clock/clock.ts';
import { materialCoded } from '../../../../records/schedule/dose-words.ts';
import { personForecast, verdictOn } from '../../../../records/schedule/index.ts';
import { placeRules } from '../../../../records/schedule/place-rules.ts';
import { batchChoices, batchOf, isLookedAt, isUsable } from '../../visit/batch-choices.ts';
import { drawnDespite } from '../../visit/corrected.ts';
import type { VisitPlace } from '../../visit/steps.ts';
import { useVisit } from '../../visit/use-visit.ts';
import { isOver } from './is-over.ts';
import {
  chosenOffers,
  newVisit,
  notGivenSince,
  offersOf,
  othersOf,
  type Visit,
  warningsOf,
  withheldBy,
  withheldByEvent,
} from './visit.ts';

/** A visit of the national schedule: what is offered, what was chosen of it, and from which vials. */
export function useScheduleVisit(at: VisitPlace, restart: boolean) {
  const now = useToday();
  const visit = useVisit<Visit>(at, { name: 'visit', empty: newVisit, afterwards: () => newVisit, restart });
  const { person, meta, today = now } = visit ?? {};
  const corrected = visit?.correctedItems.join() ?? '';
  const local = useMemo(
    () =>
      person?.doses.filter(
        ({ item_id, state }) => item_id !== null && state !== 'refused' && !corrected.includes(item_id),
      ) ?? [],
    [person, corrected],
  );
  const known = useMemo(() => {
    const record = person?.record;
    if (!record || !meta) return null;
    const on = (when: CivilDate) =>
      personForecast(record, local, { today: when, ...placeRules(meta, record.village_id) });
    const forecast = on(today);
    const forecastNow = today < now ? on(now) : forecast;
    const stillOpen = (found: typeof offersOf) =>
      notGivenSince(found(forecast, meta.materials, nationalSchedule), forecastNow);
    return { record, forecast, forecastNow, offers: stillOpen(offersOf), others: stillOpen(othersOf) };
  }, [person, local, meta, today, now]);

  if (!visit || !meta || !known) return null;
  const { draft } = visit;
  const { record, forecast, offers } = known;
  const codeOf = materialCoded(meta.materials);
  const events = record.adverse_events ?? [];
  const recorded = known.others.filter(({ dose }) => draft.others?.includes(dose.code));
  const possible = [...offers, ...recorded];
  const withheld = possible.filter(
    (offer) => withheldBy(draft, offer, forecast) !== undefined || withheldByEvent(draft, offer, events),
  );
  const isFree = (offer: (typeof possible)[number]) => !withheld.includes(offer);
  const given = [...chosenOffers(draft, offers.filter(isFree)), ...recorded.filter(isFree)];
  const chosen = given.map((offer) => {
    const choices = batchChoices(offer, meta.batches, today).map((one) =>
      drawnDespite(visit.corrected, one.batch, one.standing === 'stopped')
        ? { ...one, despite: true, before: false }
        : one,
    );
    return { offer, choices, choice: batchOf(draft, offer, { choices, lastUsed: visit.lastUsed }) };
  });
  /** Doses whose vial nobody has chosen or confirmed today though there is one. */
  const unseen = chosen
    .filter(({ choices }) => choices.some((one) => isUsable(one) && !one.before))
    .filter(({ offer, choice }) => !isLookedAt(draft, offer, { choice, lastUsed: visit.lastUsed }))
    .map(({ offer }) => offer);
  /** Of doses that are not due: why they will not count; undefined where they will. */
  const notCounted = (code: string) => {
    const beside = given.filter(({ dose }) => dose.code !== code);
    const here = beside.map(({ dose }) => ({ dose_code: dose.code, given_on: today }));
    return verdictOn(code, record, [...local, ...here], { today, ...placeRules(meta, record.village_id) });
  };
  return {
    ...visit,
    /** `forecast`: as the person stood on the day of the visit; `forecastNow`: as they stand, with what was given since. */
    ...known,
    isOver: isOver({ ...visit, offers, recorded }),
    /** Doses that were given though they are not due. */
    recorded,
    /** What may be given or was recorded: what is asked depends on it. */
    vaccines: [...new Set(possible.map(({ row }) => row.vaccine))],
    notCounted,
    withheld,
    warnings: warningsOf(events, possible),
    chosen,
    unseen,
    /** Opened vials that earlier sessions kept and that may not be used any more. */
    tooOld: grownTooOld(carriedOn(meta.kept_vials ?? [], today), { on: today, codeOf }),
  };
}

export type ScheduleVisit = NonNullable<ReturnType<typeof useScheduleVisit>>;
