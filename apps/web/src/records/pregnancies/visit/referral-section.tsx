import type { Answer, Answers } from '@teeka/domain/forms';
import { birthsKey, pregnancyForms } from '@teeka/domain/pregnancy';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { Choices, Section } from '../../../ui/index.ts';
import { pregnancyWords } from '../field-words.ts';
import { useVisitWords } from './use-visit-words.ts';
import classes from './visit.module.css';

/** Everything but the day, which is that of the visit; for whom it is, where there is more than one. */
const fieldsFor = (asksWhom: boolean) =>
  pregnancyForms.referral.filter(
    ({ key }) => key !== 'referred_on' && key !== birthsKey && (asksWhom || key !== 'whom'),
  );

interface Props {
  /** Null while nobody has decided. */
  readonly refers: boolean | null;
  readonly referral: Answers;
  /** She, a child, or both? */
  readonly asksWhom?: boolean;
  readonly errorOf: (path: string) => string | undefined;
  readonly onRefer: (refers: boolean) => void;
  readonly onAnswer: (key: string, value: Answer) => void;
}

/** Is she sent on from a visit, and where? What is refused of it stands under `referral.`. */
export function ReferralSection({ refers, referral, asksWhom = false, errorOf, onRefer, onAnswer }: Props) {
  const { t } = useVisitWords();
  return (
    <Section title={t('pregnancyVisit:referral')}>
      <div className={classes.fields}>
        <Choices
          label={t('pregnancyVisit:refer')}
          value={refers === null ? null : refers ? 'yes' : 'no'}
          onChoose={(chosen) => onRefer(chosen === 'yes')}
          choices={[
            { value: 'yes', label: t('app:yes') },
            { value: 'no', label: t('app:no') },
          ]}
        />
        {refers ? (
          <FormFields
            fields={fieldsFor(asksWhom)}
            answers={referral}
            words={pregnancyWords('referral')}
            errorOf={errorOf}
            under="referral"
            isRequired={({ needed }) => needed === true}
            onAnswer={onAnswer}
          />
        ) : null}
      </div>
    </Section>
  );
}
