import { IconAlertTriangle } from '@tabler/icons-react';
import { figuresOf, lineWarnings, type UtilisationLine, utilisationOf } from '@teeka/domain/stock';
import { useWords } from '../../../platform/language/index.ts';
import classes from '../stock.module.css';
import rows from './count.module.css';

/** Both numbers that are asked are there: only then what follows from them says something. */
const isCounted = ({ vials_received, vials_returned }: UtilisationLine) =>
  vials_received !== null && vials_returned !== null;

/** What follows from both numbers where a vial was not used up: how many were opened, and what was kept or wasted. */
export function LineInShort({ line, sizes }: { readonly line: UtilisationLine; readonly sizes: readonly number[] }) {
  const { t } = useWords();
  const figures = isCounted(line) ? figuresOf(line) : undefined;
  if (!figures) return null;
  const kept = figures.doses_partial_out;
  const { net } = utilisationOf(figures);
  const left = [
    ...(kept > 0 ? [t('stock:keptShort', { count: kept })] : []),
    ...(net > 0 ? [t('stock:wastedShort', { count: net })] : []),
  ];
  if (left.length === 0) return null;
  // Where there are several sizes the one that was taken is seen: the label decides.
  const opened =
    sizes.length > 1
      ? t('stock:openedOfSize', { count: figures.vials_opened, size: figures.doses_per_vial })
      : t('stock:openedShort', { count: figures.vials_opened });
  return <p className={rows.left}>{[opened, ...left].join(' · ')}</p>;
}

interface Props {
  readonly line: UtilisationLine;
  readonly code: string;
  readonly on: string;
}

/** What should be looked at again, though it may be so. */
export function LineWarnings({ line, code, on }: Props) {
  const { t } = useWords();
  if (!isCounted(line)) return null;
  return lineWarnings(line, { code, on }).map((warning) => (
    <p key={warning} className={classes.warning}>
      <IconAlertTriangle size={20} aria-hidden />
      {t(`stock:warn-${warning}`)}
    </p>
  ));
}
