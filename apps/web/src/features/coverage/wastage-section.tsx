import { Link } from '@tanstack/react-router';
import type { Coverage } from '@teeka/contract/coverage';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../platform/language/index.ts';
import { materialName } from '../../records/schedule/dose-words.ts';
import { Section } from '../../ui/index.ts';
import { BarsTable } from './bars-table.tsx';
import classes from './coverage.module.css';
import { HowCounted } from './how-counted.tsx';
import { useShareWords } from './share-words.ts';

/** What was wasted of each vaccine, by the rule of the report of utilisation. */
export function WastageSection({ wastage }: Pick<Coverage, 'wastage'>) {
  const { t } = useWords();
  const share = useShareWords();
  return (
    <Section title={t('coverage:wastage')}>
      {wastage.length === 0 ? <p className="quiet wraps">{t('coverage:wastageNone')}</p> : null}
      {wastage.length > 0 ? (
        <BarsTable
          caption={t('coverage:wastage')}
          heads={[t('coverage:colDose'), t('coverage:colWasted'), t('coverage:colShare')]}
          rows={wastage.map((one) => ({
            key: one.material_id,
            name: materialName(one),
            percent: one.net_percent,
            figures: [indianNumber(one.net), share(one.net_percent)],
          }))}
        />
      ) : null}
      <HowCounted texts={[t('coverage:wastageText')]} />
      <p className={classes.way}>
        <Link to="/utilisation">{t('coverage:toUtilisation')}</Link>
      </p>
    </Section>
  );
}
