import type { Coverage } from '@teeka/contract/coverage';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../platform/language/index.ts';
import { Section } from '../../ui/index.ts';
import classes from './coverage.module.css';
import { MonthColumns } from './month-columns.tsx';
import { MonthTable } from './month-table.tsx';
import { useShareWords } from './share-words.ts';
import { completeShare } from './state.ts';

/** How full immunisation by the first birthday went in the twelve months that end with the one shown. */
export function TrendSection({ trend }: Pick<Coverage, 'trend'>) {
  const { t } = useWords();
  const share = useShareWords();
  const months = trend.map(({ month, first }) => ({ month, part: first.complete, whole: first.children }));
  return (
    <Section title={t('coverage:trendTitle')}>
      <p className={`wraps ${classes.note}`}>{t('coverage:trendText')}</p>
      <MonthColumns title={t('coverage:fullFirst')} months={months} byWhole={false} />
      <MonthTable
        caption={t('coverage:trendText')}
        heads={[t('coverage:colChildren'), t('coverage:colFull'), t('coverage:colShare')]}
        rows={trend.map(({ month, first }) => ({
          month,
          cells: [indianNumber(first.children), indianNumber(first.complete), share(completeShare(first))],
        }))}
      />
    </Section>
  );
}
