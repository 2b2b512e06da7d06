import { Link } from '@tanstack/react-router';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/index.ts';
import type { RowLink } from '../../../ui/table/table.tsx';
import type { Figures } from './figure-columns.tsx';
import classes from './summary.module.css';

interface Props {
  readonly name: string;
  readonly figures: Figures;
  readonly link?: RowLink | undefined;
}

/** A row of figures where there is no room for a table. */
export function FiguresCard({ name, figures, link }: Props) {
  const { t } = useWords();
  const { vials_opened, doses_given, net, net_percent, before } = figures;
  return (
    <div className={classes.card}>
      {link ? (
        <Link to={link.to} className={classes.cardLink ?? ''} {...(link.search ? { search: link.search } : {})}>
          {name}
        </Link>
      ) : (
        <strong>{name}</strong>
      )}
      <span>{t('stock:cardFigures', { opened: indianNumber(vials_opened), given: indianNumber(doses_given) })}</span>
      <span>
        {t('stock:cardWasted', { wasted: indianNumber(net), percent: net_percent })}
        {before ? (
          <span className="quiet">
            {' · '}
            {t('stock:cardBefore', { before: before.net_percent })}
          </span>
        ) : null}
      </span>
    </div>
  );
}
