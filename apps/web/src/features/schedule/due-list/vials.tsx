import { containerOf, type ExpectedVials } from '@teeka/domain/vaccinations';
import { useWords } from '../../../platform/language/index.ts';
import { vaccineName } from '../../../records/schedule/dose-words.ts';
import classes from './due-list.module.css';

/** What to take along for everybody on the list: vials, with what is usually lost of them. */
export function Vials({ vials }: { readonly vials: readonly ExpectedVials[] }) {
  const { t } = useWords();
  if (vials.length === 0) return null;
  return (
    <details className={classes.vials}>
      <summary>{t('due:vials')}</summary>
      <dl className={classes.vialList}>
        {vials.map(({ vaccine, doses, vials: count, dosesPerVial }) => (
          <div key={vaccine}>
            <dt>{vaccineName(vaccine)}</dt>
            <dd>
              <strong>{t(`due:${containerOf(vaccine)}Count`, { count })}</strong>
            </dd>
            <dd className="quiet">{t(`due:${containerOf(vaccine)}Doses`, { count: doses, size: dosesPerVial })}</dd>
          </div>
        ))}
      </dl>
      <p>{t('due:vialsNote')}</p>
    </details>
  );
}
