import { type Role, roles } from '@teeka/contract/roles';
import { type Because, type Clock, formField } from '@teeka/domain/aefi';
import { displayDate } from '@teeka/domain/format';
import { dayOf, timeOf } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { roleTitle } from '../../../ui/person/role-title.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';

type Translate = (key: string, values?: Record<string, string | number>) => string;

const hour = 60;
const day = 24 * hour;

/** Sentences about the form's own data: fields, choices, symptoms. Keys are put together, so they are looked up. */
export function useAefiWords() {
  const { t: typed } = useWords();
  const t = typed as unknown as Translate;
  const option = (field: string, value: string): string =>
    t(field === 'symptoms' ? `aefi:symptom-${value}` : `aefi:${field}-${value}`);

  /** What happened, in words. */
  const event = (symptoms: readonly string[]): string => symptoms.map((code) => option('symptoms', code)).join(', ');

  /** Why an event is of its category, in words. */
  function because(why: Because): string {
    const field = why.code === 'symptom' ? 'symptoms' : 'reasons';
    return t(`aefi:because-${why.code}`, { of: why.of.map((one) => option(field, one)).join(', ') });
  }

  function instant(value: string): string {
    const at = new Date(value);
    return `${displayDate(dayOf(at))} ${clockWords(timeOf(at))}`;
  }

  /** Whoever reports is called by the role in the reader's language, or as it was typed. */
  const designation = (typed: string): string =>
    (roles as readonly string[]).includes(typed) ? t(roleTitle(typed as Role)) : typed;

  /** An answer as it is read: a choice by its name, an instant by day and time. */
  function answer(key: string, value: unknown): string {
    const field = formField(key);
    if (typeof value === 'boolean') return t(value ? 'aefi:yes' : 'aefi:no');
    if (Array.isArray(value)) return value.map((one) => option(key, String(one))).join(', ');
    if (key === 'reporter_designation') return designation(String(value));
    if (field?.type === 'choice') return option(key, String(value));
    return field?.type === 'instant' ? instant(String(value)) : String(value);
  }

  function span(minutes: number): string {
    const size = Math.abs(minutes);
    if (size >= 2 * day) return t('aefi:days', { n: Math.floor(size / day) });
    if (size >= hour) return t('aefi:hours', { count: Math.floor(size / hour) });
    return t('aefi:minutes', { n: size });
  }

  /** '5 h left', '2 days late', 'Done'. */
  function clock({ state, minutesLeft }: Clock): string {
    if (state === 'done') return t('aefi:clockDone');
    if (state === 'done-late') return t('aefi:clockDoneLate');
    if (state === 'waiting') return t('aefi:clockWaiting');
    return t(state === 'late' ? 'aefi:clockLate' : 'aefi:clockLeft', { left: span(minutesLeft) });
  }

  return { t, option, event, because, answer, instant, clock };
}
