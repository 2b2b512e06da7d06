import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { EmptyState, ListHead, PersonRow } from '../../../ui/index.ts';
import { type Column, Rows } from '../../../ui/table/index.ts';
import { PlaceNotHere } from './not-here.tsx';
import type { useFoundRows } from './use-found-rows.ts';

interface Props<Row> {
  readonly list: ReturnType<typeof useFoundRows<Row>>;
  readonly title: string;
  /** How many there are, in words. */
  readonly counted: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly to: (row: Row) => string;
  /** What is told of a row on a phone. */
  readonly card: (row: Row) => { readonly name: string; readonly about: string; readonly due?: ReactNode };
  readonly cardHeight: number;
  /** What is said where there is none at all. */
  readonly none: string;
  readonly sign: Icon;
  /** What can be done with the list. */
  readonly children: ReactNode;
}

/** What was found of places or facilities, each a way to its page. */
export function FoundRows<Row>({ list, title, counted, to, card, none, sign, children, ...table }: Props<Row>) {
  const { t } = useWords();
  const { rows, total, isAll } = list;
  if (!rows) return <PlaceNotHere query={list.query} />;
  return (
    <>
      <ListHead count={counted}>{children}</ListHead>
      {rows.length > 0 ? (
        <Rows
          {...table}
          headed
          caption={[title, counted].join(' · ')}
          rows={rows}
          total={total}
          link={(row) => ({ to: to(row) })}
          card={(row) => <PersonRow {...card(row)} to={to(row)} />}
          onNearEnd={list.more}
          all={list.all}
        />
      ) : (
        <EmptyState icon={sign} title={isAll ? none : t('places:noneFound')} />
      )}
    </>
  );
}
