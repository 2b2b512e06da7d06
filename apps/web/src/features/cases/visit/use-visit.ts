import { nationalSchedule } from '@teeka/domain/schedule';
import { useEffect, useMemo, useState } from 'react';
import { useToday } from '../../../platform/clock/clock.ts';
import { usePerson, useSession, useView, useWorkday } from '../../../platform/workday/index.ts';
import { personForecast } from '../../../ui/immunisation-card/index.ts';
import { batchChoices, batchOf, chosenOffers, newVisit, offersOf, type Visit } from './visit.ts';

const noBatches: Readonly<Record<string, string>> = {};

/** A draft that survives a closed app: read once, written with each change. */
function useDraft<T>(key: string, empty: T): readonly [T | null, (next: T) => Promise<void>] {
  const workday = useWorkday();
  const [value, setValue] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `empty` is a constant of the caller
  useEffect(() => {
    let gone = false;
    workday?.drafts.read<T>(key).then((read) => {
      if (!gone) setValue(read ?? empty);
    });
    return () => {
      gone = true;
    };
  }, [workday, key]);
  const save = async (next: T) => {
    setValue(next);
    await workday?.drafts.save(key, next);
  };
  return [value, save];
}

/** One person's visit to one session: what is known, what was chosen, and how to go on choosing. */
export function useVisit(beneficiaryId: string, sessionId: string) {
  const day = useToday();
  const view = useView();
  const person = usePerson(beneficiaryId);
  const session = useSession(sessionId);
  const meta = view?.rows.meta;
  const [visit, change] = useDraft<Visit>(`visit/${beneficiaryId}/${sessionId}`, newVisit);
  const [lastUsed, remember] = useDraft(`vials/${meta?.session_site_id ?? ''}/${day}`, noBatches);

  const forecast = useMemo(() => {
    if (!person?.record || !meta) return null;
    const local = person.doses.filter((dose) => dose.item_id !== null && dose.state !== 'refused');
    return personForecast(person.record, local, { today: day, jeEndemic: meta.je_endemic });
  }, [person, meta, day]);
  const offers = useMemo(
    () => (forecast && meta ? offersOf(forecast, meta.materials, nationalSchedule) : []),
    [forecast, meta],
  );

  if (!view || !person || !session || !meta || !forecast || visit === null || lastUsed === null) return null;
  const chosen = chosenOffers(visit, offers).map((offer) => {
    const choices = batchChoices(offer, meta.batches, day);
    return { offer, choices, choice: batchOf(visit, offer, { choices, lastUsed }) };
  });
  const entry = [...Object.values(session.lists)].flat().find((line) => line.entry.beneficiary_id === beneficiaryId);
  return { day, person, session, meta, forecast, offers, visit, change, chosen, lastUsed, remember, entry };
}

export type OpenVisit = NonNullable<ReturnType<typeof useVisit>>;
