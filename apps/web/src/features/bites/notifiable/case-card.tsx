import type { NotifiableCase } from '@teeka/contract/bites';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { textOf } from '../../../ui/table/column.ts';
import classes from './case-card.module.css';
import { useCaseColumns } from './columns.ts';

/** A case where there is no room for a table: what was it, and the other facts of its row one below the other. */
export function CaseCard({ one }: { readonly one: NotifiableCase }) {
  const [number, what, ...others] = useCaseColumns();
  const facts = others.map((column) => {
    const said = textOf(column, one);
    return [column.head, said === '' ? '–' : [said, column.unit].filter(Boolean).join(' ')] as const;
  });
  return (
    <div className={classes.card}>
      <div className="between">
        <span className={classes.name}>{what && textOf(what, one)}</span>
        <span className="quiet">{number && `${number.head} ${textOf(number, one)}`}</span>
      </div>
      <FactList facts={facts} />
    </div>
  );
}
