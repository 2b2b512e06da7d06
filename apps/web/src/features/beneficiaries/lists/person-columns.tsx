import type { ListedPerson, ListOrder } from '@teeka/contract/beneficiaries/lists';
import { displayDate } from '@teeka/domain/format';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { ageOf } from '../../../records/beneficiaries/age-of.ts';
import { StatusBadge } from '../../../ui/index.ts';
import { useRoom } from '../../../ui/room/use-room.ts';
import type { Column, Order } from '../../../ui/table/index.ts';
import { numbersShown } from './state.ts';

/** What every list tells of a person, as columns: those before what the list itself knows. */
export function usePersonColumns(): readonly Column<ListedPerson>[] {
  const { t } = useWords();
  const today = useToday();
  const hasRoom = useRoom('numbers');
  const text = { kind: 'text' } as const;
  return [
    {
      key: 'name',
      head: t('reports:colName'),
      ...text,
      orders: true,
      value: ({ ben_name, deceased_on }) =>
        [ben_name, deceased_on && t('beneficiaries:deceased', { date: displayDate(deceased_on) })]
          .filter(Boolean)
          .join(', '),
      draw: ({ ben_name, deceased_on }) => (
        <>
          {ben_name}
          {deceased_on ? (
            <>
              {' '}
              <StatusBadge status="died">{t('beneficiaries:deceased', { date: displayDate(deceased_on) })}</StatusBadge>
            </>
          ) : null}
        </>
      ),
    },
    {
      key: 'age',
      head: t('reports:colAge'),
      ...text,
      under: 'tight',
      value: (person) => ageOf(person, today),
    },
    {
      key: 'guardian',
      head: t('reports:colGuardian'),
      ...text,
      under: 'tight',
      value: ({ guardian_name }) => guardian_name,
    },
    {
      key: 'village',
      head: t('reports:colVillage'),
      ...text,
      under: 'tight',
      value: ({ village_name }) => village_name,
    },
    {
      key: 'mobile',
      head: t('reports:colMobile'),
      kind: hasRoom ? 'code' : 'text',
      value: (person) => numbersShown(person).mobile,
    },
    {
      key: 'reference',
      head: t('reports:colReference'),
      kind: 'code',
      under: hasRoom ? 'tight' : 'always',
      value: (person) => numbersShown(person).reference,
    },
  ];
}

/** The server's order as the heads of the columns show it; `day` is the column of the day that the list goes by. */
const orders = {
  newest: { by: 'day', down: true },
  oldest: { by: 'day', down: false },
  name: { by: 'name', down: false },
  nameLast: { by: 'name', down: true },
} as const satisfies Record<ListOrder, Order>;

export const headOrder = (sort: ListOrder): Order => orders[sort];

/** Days begin with the newest. */
export function sortOf({ by, down }: Order, before: ListOrder): ListOrder {
  if (by === 'name') return down ? 'nameLast' : 'name';
  return before === 'newest' ? 'oldest' : 'newest';
}
