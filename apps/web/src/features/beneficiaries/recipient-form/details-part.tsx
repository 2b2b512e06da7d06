import { NativeSelect, TextInput } from '@mantine/core';
import { bloodGroups } from '@teeka/domain/person';
import { ownDigits } from '@teeka/domain/text';
import { useWords } from '../../../platform/language/index.ts';
import { DateField, Section } from '../../../ui/index.ts';
import { fieldProps, isRequired, type PartProps } from './field-props.ts';
import { GuardianField } from './guardian-field.tsx';
import { weightInput } from './input-limits.ts';
import { PhotoIdPart, type PhotoIdProps } from './photo-id-part.tsx';
import { isChild, isPregnant } from './recipient.ts';
import classes from './recipient-form.module.css';

/** What depends on who it is: guardian, newborn, pregnancy; then ID, ABHA and address. */
export function DetailsPart(props: PhotoIdProps) {
  const { t } = useWords();
  const { form } = props;
  return (
    <>
      {isChild(form) ? <ChildPart {...props} /> : null}
      {isPregnant(form) ? <PregnancyPart {...props} /> : null}
      <PhotoIdPart {...props} />
      <Section title={t('registration:details')}>
        <div className={classes.fields}>
          {isChild(form) ? null : (
            <TextInput
              label={t('registration:guardianName')}
              description={t('registration:nameLetters')}
              {...fieldProps(props, 'guardian_name')}
            />
          )}
          <TextInput
            label={t('registration:abha')}
            autoCapitalize="none"
            autoComplete="off"
            {...fieldProps(props, 'abha_address')}
          />
          <TextInput label={t('registration:address')} {...fieldProps(props, 'address')} />
        </div>
      </Section>
    </>
  );
}

function ChildPart(props: PartProps) {
  const { t } = useWords();
  return (
    <Section title={t('registration:guardian')}>
      <div className={classes.fields}>
        <GuardianField {...props} />
        <TextInput
          label={t('registration:fatherName')}
          description={t('registration:nameLetters')}
          {...fieldProps(props, 'father_name')}
        />
        <TextInput
          label={t('registration:weight')}
          {...weightInput}
          {...fieldProps(props, 'child_weight')}
          onChange={(event) => props.change({ child_weight: ownDigits(event.currentTarget.value) })}
        />
      </div>
    </Section>
  );
}

function PregnancyPart(props: PartProps) {
  const { t } = useWords();
  const { form, change, errorOf, today } = props;
  return (
    <Section title={t('registration:pregnancy')}>
      <div className={classes.fields}>
        <DateField
          label={t('registration:lmp')}
          withAsterisk={isRequired(props, 'lmp_date')}
          max={today}
          value={form.lmp_date}
          onChange={(lmp_date) => change({ lmp_date })}
          error={errorOf('lmp_date')}
        />
        <DateField
          label={t('registration:lastPregnancy')}
          max={today}
          value={form.previous_pregnancy_year}
          onChange={(previous_pregnancy_year) => change({ previous_pregnancy_year })}
          error={errorOf('previous_pregnancy_year')}
        />
        <NativeSelect
          label={t('registration:bloodGroup')}
          data={[{ value: '', label: t('registration:notKnown') }, ...bloodGroups]}
          {...fieldProps(props, 'blood_group')}
        />
      </div>
    </Section>
  );
}
