import { registration } from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import { addVaccineDetails } from '@teeka/contract/cases';
import { displayDate } from '@teeka/domain/format';
import { groupReferenceNumber } from '@teeka/domain/identity';
import i18next from 'i18next';
import { dayOf, timeOf, today } from '../../platform/clock/clock.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { subjectOf } from '../../platform/outbox/chains.ts';
import type { Item } from '../../platform/outbox/item.ts';
import { cardOf } from '../../records/beneficiaries/person-now.ts';
import { careOf } from '../../records/sessions/care-of.ts';
import { sessionTitle } from '../../records/sessions/session-title.ts';
import type { PackView } from '../../records/view/view.ts';
import { useWorkday } from '../../records/workday/index.ts';
import { clockWords } from '../../ui/time/clock-words.ts';
import type { Recorded } from './by-person.ts';

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Sentences about items. Keys are put together from data, so they are looked up, not typed. */
export function useItemWords(view: PackView | null) {
  const { t: typed } = useWords();
  const t = typed as unknown as Translate;
  const calls = useWorkday()?.calls;

  /** Time of day; with the date when it was another day. */
  function time(instant: string): string {
    const at = new Date(instant);
    const said = clockWords(timeOf(at));
    return dayOf(at) === today() ? said : `${displayDate(dayOf(at))} ${said}`;
  }

  const doseName = (code: string): string => {
    const key = `schedule:dose-${code}`;
    return i18next.exists(key) ? t(key) : code;
  };

  const title = (item: Item) => calls?.get(item.call)?.title?.(item.input) ?? {};

  /** 'Pentavalent-1': a record, below the name of whom it is about. */
  function what(item: Item): string {
    const key = `sync:what-${item.call}`;
    if (!i18next.exists(key)) return t('sync:whatOther');
    const found = view?.rows.sessions.get(subjectOf(item.input).session ?? '');
    const { doses = [], batch = '' } = title(item);
    return t(key, { doses: doses.map(doseName).join(', '), batch, ...careOf(found) });
  }

  /** 'Asha Devi'; of records about nobody the session, and of those without one 'This phone'. */
  function named({ person, session, items }: Recorded): string {
    if (person !== null) {
      const known = view ? personName(view, person) : '';
      return known || items.find((item) => item.person)?.person?.ben_name || groupReferenceNumber(person);
    }
    const found = view?.rows.sessions.get(session ?? '');
    return found ? sessionTitle(found, view) : t('sync:thisPhone');
  }

  /** '5 doses', or what was last recorded where no dose was given. */
  function inShort({ items }: Recorded): string {
    const count = items
      .filter(({ call }) => call === addVaccineDetails.name)
      .reduce((sum, item) => sum + (title(item).doses?.length ?? 0), 0);
    if (count > 0) return t('sync:doses', { count });
    const last = items.at(-1);
    return last ? what(last) : '';
  }

  /** 'Saved on this phone 10:42 am' */
  function standing(item: Item): string {
    const alreadySo = item.state === 'done' && item.refusals.length > 0;
    const state = alreadySo ? 'AlreadySo' : item.state[0]?.toUpperCase() + item.state.slice(1);
    return t(`sync:state${state}`, { time: time(item.settledAt ?? item.madeAt) });
  }

  return { what, named, inShort, standing, time };
}

const isRegistrationOf = (item: Item, person: string): boolean =>
  item.call === registration.name && (item.input as RequestOf<typeof registration>).beneficiary_id === person;

/**
 * The name of whom an item is about; empty where this phone knows none. Whose registration was refused stands on no
 * list, but the worker still calls the person by the name she typed.
 */
export function personName(view: PackView, person: string): string {
  const known = cardOf(view, person).ben_name;
  if (known !== '') return known;
  const registered = view.items.findLast((item) => isRegistrationOf(item, person));
  return registered ? (registered.input as RequestOf<typeof registration>).name : '';
}
