import { displayDate } from '@teeka/domain/format';
import { type Birth, type Pregnancy, textIn } from '@teeka/domain/pregnancy';
import { useWords } from '../../../platform/language/index.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { Section } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { saidOf } from '../parts/said.ts';
import classes from './outcome.module.css';

interface Props {
  readonly motherId: string;
  readonly outcome: NonNullable<Pregnancy['outcome']>;
}

/** Somebody else wrote down how this pregnancy ended: what stands, beside what was typed here. */
export function OnRecord({ motherId, outcome }: Props) {
  const { t } = useWords();
  const { kind, on, births } = outcome;
  return (
    <Section title={t('pregnancyOutcome:onRecord')}>
      <div className={classes.stack}>
        <FactList dense facts={[[t(`pregnancyOutcome:end-${kind}`), displayDate(on)]]} />
        {births.map((birth) => (
          <Child key={birth.birth_id} birth={birth} />
        ))}
        <p className="quiet flat">{t('pregnancyOutcome:onRecordText')}</p>
        <LinkButton to={`/pregnancy/${motherId}`} variant="light">
          {t('pregnancyPage:openPage')}
        </LinkButton>
      </div>
    </Section>
  );
}

function Child({ birth: { facts } }: { readonly birth: Birth }) {
  const { t } = useWords();
  const name = textIn(facts, 'name');
  return (
    <div>
      <strong className="wraps">{name === '' ? t('pregnancyPage:child') : name}</strong>
      <FactList dense facts={saidOf('birth', facts, ['birth_outcome', 'born_on', 'born_time', 'sex', 'weight'])} />
    </div>
  );
}
