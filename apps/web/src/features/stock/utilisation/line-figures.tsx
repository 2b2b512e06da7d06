import { IconAlertTriangle } from '@tabler/icons-react';
import { figuresOf, lineWarnings, type UtilisationLine, utilisationOf } from '@teeka/domain/stock';
import { useWords } from '../../../platform/language/index.ts';
import classes from '../stock.module.css';

/** Both numbers that are asked are there: only then what follows from them says something. */
const isCounted = ({ vials_received, vials_returned }: UtilisationLine) =>
  vials_received !== null && vials_returned !== null;

/** A line in short: what was given, and once it is counted what was opened, kept and wasted. */
export function LineInShort({ line, sizes }: { readonly line: UtilisationLine; readonly sizes: readonly number[] }) {
  const { t } = useWords();
  const figures = isCounted(line) ? figuresOf(line) : undefined;
  const given = t('stock:given', { count: line.doses_recorded });
  if (!figures) return given;
  const { net } = utilisationOf(figures);
  return [
    given,
    // Where there are several sizes the one that was taken is seen: the label decides.
    sizes.length > 1
      ? t('stock:openedOfSize', { count: figures.vials_opened, size: figures.doses_per_vial })
      : t('stock:openedShort', { count: figures.vials_opened }),
    ...(figures.doses_partial_out > 0 ? [t('stock:keptShort', { count: figures.doses_partial_out })] : []),
    t('stock:wastedShort', { count: net }),
  ].join(' · ');
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
