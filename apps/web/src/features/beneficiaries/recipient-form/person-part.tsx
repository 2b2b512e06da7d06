import { NativeSelect, TextInput } from '@mantine/core';
import { mobileDigits } from '@teeka/domain/contact';
import { birthRange, type DayRange } from '@teeka/domain/person';
import { ownDigits } from '@teeka/domain/text';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { Choices, Section } from '../../../ui/index.ts';
import { BirthField } from './birth-field.tsx';
import { fieldProps, isRequired, type PartProps } from './field-props.ts';
import { GenderField } from './gender-field.tsx';
import { NameInput } from './name-input.tsx';
import type { nameLabel } from './name-label.ts';
import { PlaceFields } from './place-fields.tsx';
import type { Place } from './places.ts';
import { onlyType, typesOf } from './recipient.ts';
import classes from './recipient-form.module.css';

interface PersonProps extends PartProps {
  /** The village on record, while editing. */
  readonly villageOnRecord?: Place | undefined;
  /** What the name is called; 'Full Name' where nothing else is said. */
  readonly nameLabel?: ReturnType<typeof nameLabel>;
  /** Days of birth that can be taken. */
  readonly births?: DayRange | undefined;
  /** The mobile number on record, while editing; it is not typed twice again. */
  readonly mobileOnRecord?: string;
}

/** Who it is: name, gender, birth, village, mobile number, and the type that follows from age and gender. */
export function PersonPart(props: PersonProps) {
  const { t } = useWords();
  const { form, change, errorOf } = props;
  const today = useToday();
  const births = props.births ?? birthRange(today);
  return (
    <Section title={t('registration:person')}>
      <div className={classes.fields}>
        <NameInput {...props} field="name" label={t(props.nameLabel ?? 'registration:name')} />
        <GenderField
          value={form.gender}
          onChoose={(gender) => change({ gender })}
          required={isRequired(props, 'gender')}
          error={errorOf('gender')}
        />
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
            onChange={(event) => change({ birth_year: ownDigits(event.currentTarget.value) })}
          />
        ) : (
          <BirthField {...props} births={births} />
        )}
        <TypeField {...props} />
        <PlaceFields {...props} />
        <MobileFields {...props} onRecord={props.mobileOnRecord} />
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

interface Props extends PartProps {
  /** The number on record, while editing. */
  readonly onRecord: string | undefined;
}

/** The mobile number, twice: a wrong digit leads every message to strangers. One on record is not typed again. */
function MobileFields({ onRecord, ...props }: Props) {
  const { t } = useWords();
  const field = (key: 'mobile_number' | 'mobile_repeated') => ({
    ...fieldProps(props, key),
    type: 'tel',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      props.change({ [key]: mobileDigits(value) }),
  });
  return (
    <>
      <TextInput label={t('registration:mobile')} {...field('mobile_number')} />
      {onRecord !== undefined && onRecord === props.form.mobile_number ? null : (
        <TextInput label={t('registration:mobileRepeated')} {...field('mobile_repeated')} />
      )}
    </>
  );
}

/** The type that follows from age and gender, where they leave a choice. */
function TypeField(props: PartProps) {
  const { t } = useWords();
  const types = typesOf(props.form, props.today, props.typesOff);
  if (types.length === 0 || onlyType(props.form, props.today, props.typesOff)) return null;
  return (
    <NativeSelect
      label={t('registration:type')}
      data={[
        { value: '', label: t('registration:choose') },
        ...types.map(({ id }) => ({ value: String(id), label: t(`registration:type-${id}`) })),
      ]}
      {...fieldProps(props, 'ben_type_id')}
    />
  );
}
