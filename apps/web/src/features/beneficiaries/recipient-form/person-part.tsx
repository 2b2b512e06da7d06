import { NativeSelect, TextInput } from '@mantine/core';
import { birthRange, type DayRange } from '@teeka/domain/person';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { Choices, Section } from '../../../ui/index.ts';
import { BirthField } from './birth-field.tsx';
import { fieldProps, type PartProps } from './field-props.ts';
import type { nameLabel } from './name-label.ts';
import { PlaceFields } from './place-fields.tsx';
import type { Place } from './places.ts';
import { typesOf } from './recipient.ts';
import classes from './recipient-form.module.css';

interface PersonProps extends PartProps {
  /** The village on record, while editing. */
  readonly villageOnRecord?: Place | undefined;
  /** What the name is called; 'Full Name' where nothing else is said. */
  readonly nameLabel?: ReturnType<typeof nameLabel>;
  /** Days of birth that can be taken. */
  readonly births?: DayRange | undefined;
}

/** Who it is: name, gender, birth, village, mobile number, and the type that follows from age and gender. */
export function PersonPart(props: PersonProps) {
  const { t } = useWords();
  const { form, change, errorOf } = props;
  const today = useToday();
  const births = props.births ?? birthRange(today);
  const types = typesOf(form, today);
  return (
    <Section title={t('registration:person')}>
      <div className={classes.fields}>
        <TextInput
          label={t(props.nameLabel ?? 'registration:name')}
          autoComplete="off"
          {...fieldProps(props, 'name')}
        />
        <div>
          <Choices
            label={t('registration:gender')}
            value={form.gender}
            onChoose={(gender) => change({ gender })}
            choices={[
              { value: '2', label: t('registration:female') },
              { value: '1', label: t('registration:male') },
              { value: '3', label: t('registration:others') },
            ]}
          />
          <Sentence text={errorOf('gender') && t('registration:genderMissing')} />
        </div>
        <Choices
          label={t('registration:birthKnown')}
          value={form.dob_is_year ? 'year' : 'day'}
          onChoose={(known) => change({ dob_is_year: known === 'year', dob: '', birth_year: '' })}
          choices={[
            { value: 'day', label: t('registration:wholeDate') },
            { value: 'year', label: t('registration:onlyYear') },
          ]}
        />
        {form.dob_is_year ? (
          <TextInput
            label={t('registration:birthYear')}
            inputMode="numeric"
            maxLength={4}
            {...fieldProps(props, 'birth_year')}
          />
        ) : (
          <BirthField {...props} births={births} />
        )}
        <NativeSelect label={t('registration:category')} disabled data={[t('registration:citizen')]} />
        <NativeSelect
          label={t('registration:type')}
          disabled={types.length === 0}
          description={types.length === 0 ? t('registration:typeAfterBirth') : undefined}
          data={[
            { value: '', label: t('registration:choose') },
            ...types.map(({ id }) => ({ value: String(id), label: t(`registration:type-${id}`) })),
          ]}
          {...fieldProps(props, 'ben_type_id')}
        />
        <PlaceFields {...props} />
        <TextInput
          label={t('registration:mobile')}
          type="tel"
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
          {...fieldProps(props, 'mobile_number')}
        />
      </div>
    </Section>
  );
}

/** A refusal under a field that has no error place of its own. */
export function Sentence({ text }: { readonly text: string | undefined }) {
  return text ? (
    <p role="alert" className={classes.error}>
      {text}
    </p>
  ) : null;
}
