import { registration } from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
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

  /** 'Pentavalent-1 for Asha Devi' */
  function what(item: Item): string {
    const { session, person } = subjectOf(item.input);
    const known = view && person !== null ? personName(view, person) : '';
    const name = known || item.person?.ben_name || groupReferenceNumber(person ?? '');
    const key = `sync:what-${item.call}`;
    if (!i18next.exists(key)) return t('sync:whatOther');
    const found = view?.rows.sessions.get(session ?? '');
    const sessionName = found ? sessionTitle(found, view) : '';
    const { doses = [], batch = '' } = calls?.get(item.call)?.title?.(item.input) ?? {};
    return t(key, { name, session: sessionName, doses: doses.map(doseName).join(', '), batch, ...careOf(found) });
  }

  /** 'Saved on this phone 10:42 am' */
  function standing(item: Item): string {
    const alreadySo = item.state === 'done' && item.refusals.length > 0;
    const state = alreadySo ? 'AlreadySo' : item.state[0]?.toUpperCase() + item.state.slice(1);
    return t(`sync:state${state}`, { time: time(item.settledAt ?? item.madeAt) });
  }

  return { what, standing, time };
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
