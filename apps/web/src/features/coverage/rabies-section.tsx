import type { Coverage } from '@teeka/contract/coverage';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../platform/language/index.ts';
import { Section } from '../../ui/index.ts';
import { Bar } from './bar.tsx';
import classes from './coverage.module.css';
import { HowCounted } from './how-counted.tsx';
import { Numbers } from './numbers.tsx';
import { useShareWords } from './share-words.ts';

/** How courses against rabies ended that were begun in the time. */
export function RabiesSection({ rabies }: Pick<Coverage, 'rabies'>) {
  const { t } = useWords();
  const share = useShareWords();
  return (
    <Section title={t('coverage:rabies')}>
      {rabies.begun === 0 ? <p className="quiet wraps">{t('coverage:rabiesNone')}</p> : null}
      {rabies.begun > 0 ? (
        <>
          <div className={classes.card}>
            <span>{t('coverage:rabiesShare')}</span>
            <strong className={classes.large}>{share(rabies.percent)}</strong>
            <Bar percent={rabies.percent} />
          </div>
          <Numbers
            parts={[
              [t('coverage:rabiesBegun'), indianNumber(rabies.begun)],
              [t('coverage:rabiesOpen'), indianNumber(rabies.open)],
              [t('coverage:rabiesCompleted'), indianNumber(rabies.completed)],
              [t('coverage:rabiesLapsed'), indianNumber(rabies.lapsed ?? 0)],
              [t('coverage:rabiesRestarted'), indianNumber(rabies.restarted)],
              [t('coverage:rabiesStopped'), indianNumber(rabies.stopped)],
              [t('coverage:rabiesEnded'), indianNumber(rabies.ended)],
            ]}
          />
        </>
      ) : null}
      <HowCounted texts={[t('coverage:rabiesText')]} />
    </Section>
  );
}
