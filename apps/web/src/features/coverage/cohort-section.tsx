import type { CoveredCohort } from '@teeka/contract/coverage';
import type { CohortAge } from '@teeka/domain/coverage';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../platform/language/index.ts';
import { Section } from '../../ui/index.ts';
import { DoseBars } from './dose-bars.tsx';
import { HowCounted } from './how-counted.tsx';

interface Props {
  readonly age: CohortAge;
  readonly cohort: CoveredCohort;
  readonly about: string;
}

/** One cohort: how many children, what they have had, and what that means. */
export function CohortSection({ age, cohort, about }: Props) {
  const { t } = useWords();
  const name = age === 1 ? t('coverage:first') : t('coverage:second');
  const full = age === 1 ? t('coverage:fullFirst') : t('coverage:fullSecond');
  const text = age === 1 ? t('coverage:fullFirstText') : t('coverage:fullSecondText');
  return (
    <Section title={name}>
      <p className="flat">
        <strong>{t('coverage:children', { count: cohort.children, n: indianNumber(cohort.children) })}</strong>
      </p>
      {cohort.children > 0 ? (
        <DoseBars cohort={cohort} caption={`${name} · ${about}`} complete={full} />
      ) : (
        <p className="quiet wraps">{t('coverage:none')}</p>
      )}
      <HowCounted texts={[t('coverage:cohortText'), t('coverage:doseText'), text]} />
    </Section>
  );
}
