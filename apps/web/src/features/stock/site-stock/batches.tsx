import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { displayDate } from '@teeka/domain/format';
import { batchState } from '@teeka/domain/stock';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import spoken from '../../../ui/content/spoken.module.css';
import { StatusBadge } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import classes from '../stock.module.css';
import { useStopWords } from '../stop-words.ts';
import type { StockLine } from './state.ts';

interface Props {
  readonly lines: readonly StockLine[];
  /** Says that the vials of a batch may not be used; none for who may not say so. */
  readonly onUnfit: ((batch: string) => void) | undefined;
}

/** The batches of a site: on a desk a table, whose columns the eye runs down; on a phone one below the other. */
export function Batches(props: Props) {
  const isWide = useMediaQuery('(min-width: 50em)', undefined, { getInitialValueInEffect: false });
  return isWide ? <BatchTable {...props} /> : <BatchList {...props} />;
}

const columns = ['colVaccine', 'batchNumber', 'expiry', 'colLeft', 'colState', 'colActs'] as const;

function BatchTable({ lines, onUnfit }: Props) {
  const { t } = useWords();
  const left = useLeft();
  return (
    <div className={classes.scroll}>
      <table className={`${classes.table} ${classes.batches}`}>
        <caption className={spoken.spoken}>{t('stock:stockTitle')}</caption>
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col">
                {t(`stock:${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.batch_id}>
              <th scope="row">{line.material_name}</th>
              <td>{line.batch_number}</td>
              <td>{displayDate(line.expiry_date)}</td>
              <td>{left(line)}</td>
              <td>
                <State line={line} />
              </td>
              <td>
                <div className={classes.acts}>
                  <Acts line={line} onUnfit={onUnfit} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BatchList({ lines, onUnfit }: Props) {
  const { t } = useWords();
  const left = useLeft();
  return (
    <ul className="frame">
      {lines.map((line) => (
        <li key={line.batch_id} className={`ruled ${classes.row}`}>
          <div className="between">
            <strong>{line.material_name}</strong>
            <State line={line} />
          </div>
          <span className="quiet wraps">
            {[line.batch_number, t('stock:expiresOn', { date: displayDate(line.expiry_date) }), left(line)].join(' · ')}
          </span>
          <div className={classes.acts}>
            <Acts line={line} onUnfit={onUnfit} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function useLeft() {
  const { t } = useWords();
  return ({ left, received }: StockLine): string =>
    left === null || received === null ? t('stock:leftUnknown') : t('stock:left', { count: left, of: received });
}

const looks = { good: 'given', soon: 'due', expired: 'overdue' } as const;

/** Whether it may be used, why not, and whether the server knows of it. */
function State({ line }: { readonly line: StockLine }) {
  const { t } = useWords();
  const stopWords = useStopWords();
  const state = batchState(line.expiry_date, useToday());
  return (
    <span className={classes.state}>
      {line.stopReason === null ? (
        <StatusBadge status={looks[state]}>{t(`stock:${state}`)}</StatusBadge>
      ) : (
        <>
          <StatusBadge status="overdue">{t('stock:stopped')}</StatusBadge>
          <span>{stopWords(line.stopReason)}</span>
        </>
      )}
      {line.isUnsent ? <StatusBadge status="savedHere" /> : null}
    </span>
  );
}

/** Whom it was given, and putting it aside; each says for whom hears it which batch it is about. */
function Acts({ line, onUnfit }: { readonly line: StockLine; readonly onUnfit: Props['onUnfit'] }) {
  const { t } = useWords();
  const name = `${line.material_name} ${line.batch_number}`;
  return (
    <>
      <LinkButton
        to={`/stock/batch/${line.material_id}/${encodeURIComponent(line.batch_number)}`}
        variant="default"
        aria-label={t('stock:whoGotOf', { name })}
      >
        {t('stock:whoGot')}
      </LinkButton>
      {onUnfit && line.stopReason === null ? (
        <Button variant="default" aria-label={t('stock:unfitOf', { name })} onClick={() => onUnfit(line.batch_id)}>
          {t('stock:unfit')}
        </Button>
      ) : null}
    </>
  );
}
