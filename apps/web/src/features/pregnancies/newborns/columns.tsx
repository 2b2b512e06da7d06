import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { displayDate } from '@teeka/domain/format';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { hepatitisLeft, type NewbornLine } from '../../../records/pregnancies/newborns.ts';
import { doseName } from '../../../records/schedule/index.ts';
import { StatusBadge } from '../../../ui/index.ts';
import { CallLink } from '../../../ui/person/call-link.tsx';
import type { Column } from '../../../ui/table/index.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';
import { IllMark, useIllWords } from '../parts/ill-mark.tsx';

/** Her page of the pregnancy, from which a child that is not registered yet is registered. */
export const motherPath = ({ motherId }: NewbornLine): string => `/pregnancy/${motherId}`;

/** Who is called: the mother; where she died, the family of the child. */
export function useCalled(): (line: NewbornLine) => string {
  const { t } = useWords();
  return ({ motherDied, motherName, child }) => {
    if (!motherDied) return motherName;
    return t('pregnancyLists:familyOf', { name: child?.name ?? t('pregnancyLists:childOf', { mother: motherName }) });
  };
}

/** What the list tells of a child; the card shows the same. */
export function useNewbornColumns(): readonly Column<NewbornLine>[] {
  const { t } = useWords();
  const text = { kind: 'text' } as const;
  const called = useCalled();
  const illWords = useIllWords();
  const named = ({ child, motherName }: NewbornLine) =>
    child?.name ?? t('pregnancyLists:childOf', { mother: motherName });
  return [
    { key: 'child', head: t('pregnancyLists:colChild'), ...text, value: named },
    {
      key: 'unregistered',
      head: '',
      ...text,
      under: 'always',
      value: ({ registered }) => (registered ? '' : t('pregnancyLists:notRegistered')),
    },
    {
      key: 'born',
      head: t('pregnancyLists:colBorn'),
      ...text,
      value: ({ bornOn, bornTime }) => [displayDate(bornOn), clockWords(bornTime)].filter(Boolean).join(', '),
    },
    {
      key: 'missing',
      head: t('pregnancyLists:colMissing'),
      ...text,
      value: (line) =>
        [line.ill === null ? '' : illWords(line.ill)]
          .concat(asOfNow(line).missing.map(doseName))
          .filter(Boolean)
          .join(', '),
      draw: (line) => <Missing line={line} />,
    },
    { key: 'village', head: t('reports:colVillage'), ...text, value: ({ village }) => village },
    {
      key: 'mother',
      head: t('pregnancyLists:mother'),
      ...text,
      value: ({ motherName }) => motherName,
      draw: (line) => (
        <span className="stack-6">
          <Anchor component={Link} to={motherPath(line)}>
            {line.motherName}
          </Anchor>
          {line.motherDied ? <span className="quiet">{t('pregnancyLists:motherDied')}</span> : null}
        </span>
      ),
    },
    {
      key: 'mobile',
      head: t('reports:colMobile'),
      ...text,
      value: ({ mobile }) => mobile,
      draw: (line) => <CallLink mobile={line.mobile} name={called(line)} />,
    },
  ];
}

/** The doses that it misses, how long hepatitis B can still be given, and what it is too late for. */
export function Missing({ line }: { readonly line: NewbornLine }) {
  const { t } = useWords();
  const left = hepatitisLeft(line, now());
  const { missing, late } = asOfNow(line);
  return (
    <span className="stack-6">
      {line.ill === null ? null : <IllMark {...line.ill} />}
      {missing.length > 0 ? <span>{missing.map(doseName).join(', ')}</span> : null}
      {typeof left === 'number' ? (
        <StatusBadge status="due">
          {left === 0 ? t('pregnancyLists:lastHour') : t('pregnancyLists:hoursLeft', { count: left })}
        </StatusBadge>
      ) : null}
      {left === 'some' ? <StatusBadge status="due">{t('pregnancyLists:hepbToday')}</StatusBadge> : null}
      {late.length > 0 ? (
        <span className="quiet">{t('pregnancyLists:tooLate', { doses: late.map(doseName).join(', ') })}</span>
      ) : null}
    </span>
  );
}

/** By the clock: hepatitis B counts hours, all else days. */
function asOfNow(line: NewbornLine): Pick<NewbornLine, 'missing' | 'late'> {
  if (hepatitisLeft(line, now()) !== 'over') return line;
  return { missing: line.missing.filter((code) => code !== 'HEPB0'), late: [...line.late, 'HEPB0'] };
}
