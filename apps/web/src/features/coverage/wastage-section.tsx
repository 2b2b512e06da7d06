import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Coverage } from '@teeka/contract/coverage';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../platform/language/index.ts';
import { materialName } from '../../records/schedule/dose-words.ts';
import { Section } from '../../ui/index.ts';
import { Bar } from './bar.tsx';
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
        <table className={classes.bars}>
          <caption>
            <VisuallyHidden>{t('coverage:wastage')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('coverage:colDose')}</th>
              <th scope="col" className={classes.figure}>
                {t('coverage:colWasted')}
              </th>
              <th scope="col" className={classes.figure}>
                {t('coverage:colShare')}
              </th>
            </tr>
          </thead>
          <tbody>
            {wastage.map((one) => (
              <tr key={one.material_id}>
                <th scope="row">
                  <span>{materialName(one)}</span>
                  <Bar percent={one.net_percent} />
                </th>
                <td className={classes.figure}>{indianNumber(one.net)}</td>
                <td className={classes.figure}>{share(one.net_percent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <HowCounted texts={[t('coverage:wastageText')]} />
      <p className={classes.way}>
        <Link to="/utilisation">{t('coverage:toUtilisation')}</Link>
      </p>
    </Section>
  );
}
