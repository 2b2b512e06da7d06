import type { Site } from '@teeka/contract/sites';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { aboutOnList } from '../../../records/pregnancies/her-weeks.ts';
import { useView } from '../../../records/workday/index.ts';
import { CallLink } from '../../../ui/person/call-link.tsx';
import type { Column } from '../../../ui/table/index.ts';
import { DueDoses, dueInText } from './due-doses.tsx';
import { Missed } from './missed.tsx';
import type { DueLine } from './state.ts';
import { WayToVillage } from './way-to-village.tsx';

/** What the list tells of somebody to call; the card shows the same. `near`: the site that serves the villages. */
export function useDueColumns(near: Site | undefined): readonly Column<DueLine>[] {
  const { t } = useWords();
  const today = useToday();
  const people = useView()?.rows.people;
  const text = { kind: 'text' } as const;
  return [
    { key: 'name', head: t('reports:colName'), ...text, value: ({ name, id }) => name || id },
    {
      key: 'age',
      head: t('reports:colAge'),
      ...text,
      under: 'tight',
      value: (line) => aboutOnList(line, people?.get(line.id), today),
    },
    { key: 'guardian', head: t('reports:colGuardian'), ...text, under: 'tight', value: ({ guardian }) => guardian },
    {
      key: 'village',
      head: t('reports:colVillage'),
      ...text,
      value: ({ village }) => village,
      draw: ({ village }) => <WayToVillage village={village} near={near} />,
    },
    {
      key: 'due',
      head: t('due:colDue'),
      ...text,
      value: (line) => dueInText(line, today),
      draw: (line) => <DueDoses line={line} />,
    },
    {
      key: 'missed',
      head: t('due:colMissed'),
      ...text,
      under: 'tight',
      value: ({ leftOut, droppedOut }) => (leftOut ? t('due:leftOut') : droppedOut ? t('due:droppedOut') : ''),
      draw: (line) => <Missed line={line} />,
    },
    {
      key: 'mobile',
      head: t('reports:colMobile'),
      ...text,
      value: ({ mobile }) => mobile,
      draw: ({ mobile, name }) => <CallLink mobile={mobile} name={name} />,
    },
  ];
}
