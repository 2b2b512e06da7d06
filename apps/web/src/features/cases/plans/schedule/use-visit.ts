import type { CivilDate } from '@teeka/domain/calendar';
import { nationalSchedule } from '@teeka/domain/schedule';
import { carriedOn, grownTooOld } from '@teeka/domain/stock';
import { useMemo } from 'react';
import { useToday } from '../../../../platform/clock/clock.ts';
import { useForm } from '../../../../records/forms/use-form.ts';
import { materialCoded } from '../../../../records/schedule/dose-words.ts';
import { personForecast, verdictOn } from '../../../../records/schedule/index.ts';
import { placeRules } from '../../../../records/schedule/place-rules.ts';
import { useDraft, usePerson, useSession, useView } from '../../../../records/workday/index.ts';
import { batchChoices, batchOf } from '../../visit/batch-choices.ts';
import { type Corrected, dayOfVisit, drawnDespite } from '../../visit/corrected.ts';
import {
  chosenOffers,
  heldBackBy,
  heldBackByEvent,
  newVisit,
  notGivenSince,
  offersOf,
  othersOf,
  type Visit,
  type VisitPlace,
  warningsOf,
} from './visit.ts';

const noBatches: Readonly<Record<string, string>> = {};

/**
 * One person's visit to one session: what is known, what was chosen, and how to go on choosing. With `restart` a
 * visit whose doses are saved is not taken up again: further doses are a new one.
 */
export function useVisit({ beneficiaryId, sessionId }: VisitPlace, restart: boolean) {
  const today = useToday();
  const view = useView();
  const person = usePerson(beneficiaryId);
  const session = useSession(sessionId);
  const meta = view?.rows.meta;
  const form = useForm<Visit>({
    place: `/case-details/${beneficiaryId}/${sessionId}#visit`,
    empty: newVisit,
    fields: [],
    keptAs: `visit/${beneficiaryId}/${sessionId}`,
    named: () => [],
  });
  const { opened } = form;
  const visit = restart && form.value.saved ? newVisit : form.value;
  const mended: Corrected | null = opened && { refusals: opened.item.refusals, sent: opened.value.sent ?? null };
  // Doses that wait behind a refused case are not given yet where that case is corrected.
  const corrected = form.corrected.map(({ id }) => id).join();
  const day = dayOfVisit(session?.session.date_of_session ?? today, today, mended);
  const [lastUsed, remember] = useDraft(`vials/${meta?.session_site_id ?? ''}/${today}`, noBatches);

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
    const forecast = on(day);
    const forecastNow = day < today ? on(today) : forecast;
    const untold = (found: typeof offersOf) =>
      notGivenSince(found(forecast, meta.materials, nationalSchedule), forecastNow);
    return { forecast, forecastNow, offers: untold(offersOf), others: untold(othersOf) };
  }, [person, local, meta, day, today]);

  if (!view || !person || !session || !meta || !known || !form.ready || lastUsed === null) return null;
  const { forecast, forecastNow, offers, others } = known;
  const codeOf = materialCoded(meta.materials);
  const tooOld = grownTooOld(carriedOn(meta.kept_vials ?? [], day), { on: day, codeOf });
  const events = person.record?.adverse_events ?? [];
  const told = others.filter(({ dose }) => visit.others?.includes(dose.code));
  const asked = [...offers, ...told];
  const held = asked.filter(
    (offer) => heldBackBy(visit, offer, forecast) !== undefined || heldBackByEvent(visit, offer, events),
  );
  const allowed = offers.filter((offer) => !held.includes(offer));
  const given = [...chosenOffers(visit, allowed), ...told.filter((offer) => !held.includes(offer))];
  const chosen = given.map((offer) => {
    const choices = batchChoices(offer, meta.batches, day).map((one) =>
      drawnDespite(mended, one.batch, one.standing === 'stopped') ? { ...one, despite: true, before: false } : one,
    );
    return { offer, choices, choice: batchOf(visit, offer, { choices, lastUsed }) };
  });
  /** Of doses that are not due: why they will not count; undefined where they will. */
  const notCounted = (code: string) => {
    const beside = given.filter(({ dose }) => dose.code !== code);
    const here = beside.map(({ dose }) => ({ dose_code: dose.code, given_on: day }));
    const facts = { today: day, ...placeRules(meta, person.record?.village_id ?? 0) };
    return person.record ? verdictOn(code, person.record, [...local, ...here], facts) : undefined;
  };
  const entry = [...Object.values(session.lists)].flat().find((line) => line.entry.beneficiary_id === beneficiaryId);
  return {
    day,
    /** The day is over: what was given is typed, nothing is about to be given. */
    isTyped: day < today,
    person,
    session,
    meta,
    /** As the person stood on the day of the visit. */
    forecast,
    /** As they stand today, with what was given since. */
    forecastNow,
    offers,
    others,
    told,
    /** What may be given or was told: what is asked depends on it. */
    vaccines: [...new Set(asked.map(({ row }) => row.vaccine))],
    notCounted,
    held,
    warnings: warningsOf(events, asked),
    visit,
    /** The refused visit that is corrected, and how it was opened. */
    mended,
    typed: opened?.value ?? null,
    change: form.put,
    save: form.save,
    busy: form.busy,
    chosen,
    /** Opened vials that earlier sessions kept and that may not be used any more. */
    tooOld,
    lastUsed,
    remember,
    entry,
  };
}

export type OpenVisit = NonNullable<ReturnType<typeof useVisit>>;
