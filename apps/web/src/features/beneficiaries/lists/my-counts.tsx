import { useQuery } from '@tanstack/react-query';
import { getBeneficiaryCountBySurveyor } from '@teeka/contract/beneficiaries/surveyor';
import { indianNumber } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import classes from './lists.module.css';

/** How many people one registered oneself: today, in 7 and 30 days, in all. */
export function MyCounts() {
  const { t } = useWords();
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['myRegistrations', currentUser()?.user_id],
    enabled: online,
    queryFn: () => send(getBeneficiaryCountBySurveyor, {}, { quiet: true, silent: true }),
  });
  if (!data) return null;
  const counts = [
    [t('reports:countToday'), data.today],
    [t('reports:countWeek'), data.week],
    [t('reports:countMonth'), data.month],
    [t('reports:countAll'), data.total],
  ] as const;
  return (
    <dl className={classes.counts} aria-label={t('reports:myRegistrations')}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{indianNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
