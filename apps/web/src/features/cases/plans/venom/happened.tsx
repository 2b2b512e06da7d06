import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { CaseEvent } from '@teeka/contract/bites/shapes';
import { displayDate } from '@teeka/domain/format';
import type { FillValues } from '@teeka/words';
import { biteEventWords } from '@teeka/words/bite-event';
import { dayOf, timeOf } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { StatusBadge } from '../../../../ui/index.ts';
import { clockWords } from '../../../../ui/time/clock-words.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';

interface Line {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  readonly text: string;
  /** Takes back what is not saved yet. */
  readonly undo?: () => void;
}

/** What happened in a case, in its order; what is not saved yet is marked and can be taken back. */
export function Happened({ visit, plain = false }: { readonly visit: OpenBite; readonly plain?: boolean }) {
  const { t } = useWords();
  const lines = useHappened(visit);
  if (lines.length === 0) return <span className={classes.quiet}>{t('bites:nothingYet')}</span>;
  return (
    <div>
      {lines.map((line) => (
        <div key={line.key} className={`ruled ${classes.happened}`}>
          <span className={classes.time}>
            <When at={line.at} today={visit.today} />
          </span>
          <span className={classes.happenedText}>
            <strong>{line.title}</strong>
            {line.text ? <span>{line.text}</span> : null}
            {line.undo && !plain ? <StatusBadge status="notYet">{t('bites:notSavedYet')}</StatusBadge> : null}
          </span>
          {line.undo && !plain ? (
            <ActionIcon color="gray" aria-label={`${t('bites:takeBack')}: ${line.title}`} onClick={line.undo}>
              <IconX size={22} aria-hidden />
            </ActionIcon>
          ) : null}
        </div>
      ))}
    </div>
  );
}

function When({ at, today }: { readonly at: string; readonly today: string }) {
  const instant = new Date(at);
  const time = clockWords(timeOf(instant));
  return dayOf(instant) === today ? time : `${displayDate(dayOf(instant))} ${time}`;
}

function useHappened({ care, draft, edit }: OpenBite): readonly Line[] {
  const { t, say } = useBiteWords();
  const eventWords = useEventWords();
  const vials = (count: number) => t('bites:vials', { count });
  const until = (at: string | null | undefined) =>
    at ? ` · ${t('bites:dripTill', { time: clockWords(timeOf(new Date(at))) })}` : '';
  const lineOf = (event: CaseEvent): Line => ({
    key: event.event_id,
    at: event.at,
    title: say('event', event.kind),
    text: eventWords(event),
  });
  const saved = (care?.events ?? []).map(lineOf);
  const given: Line[] = (care?.doses ?? [])
    .filter(({ voided }) => !voided)
    .map(({ dose_id, captured_at, amounts, batch_number }) => ({
      key: dose_id,
      at: amounts?.started_at ?? captured_at,
      title: t('bites:event-antivenom'),
      text: `${vials(amounts?.vials ?? 0)} · ${t('cases:batch')} ${batch_number}${until(amounts?.ended_at)}`,
    }));
  const fresh: Line[] = draft.events.map((event) => ({
    ...lineOf(event),
    undo: () => edit({ events: draft.events.filter((one) => one !== event) }),
  }));
  const drips: Line[] = draft.antivenom.map((dose) => ({
    key: dose.startedAt + dose.batchId,
    at: dose.startedAt,
    title: t('bites:event-antivenom'),
    text: `${vials(dose.vials)}${until(dose.endedAt)}`,
    undo: () => edit({ antivenom: draft.antivenom.filter((one) => one !== dose) }),
  }));
  const shown = draft.saved ? [...saved, ...given] : [...saved, ...given, ...fresh, ...drips];
  return shown.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The facts of an event in one line. */
function useEventWords() {
  const { t, say } = useBiteWords();
  const tell = (key: string, values?: FillValues) => t(`bites:${key}` as 'bites:mcg', values as { mcg: number });
  return (event: CaseEvent): string => biteEventWords(event, { tell, say });
}
