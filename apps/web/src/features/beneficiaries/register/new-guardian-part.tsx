import { Button, Textarea, TextInput } from '@mantine/core';
import { yearOfAge } from '@teeka/domain/person';
import { ownDigits } from '@teeka/domain/text';
import { useWords } from '../../../platform/language/index.ts';
import { mark } from '../../../ui/form/required.ts';
import { Choices } from '../../../ui/index.ts';
import type { PartProps } from '../recipient-form/field-props.ts';
import { NameInput } from '../recipient-form/name-input.tsx';
import { PersonFound } from '../recipient-form/person-found.tsx';
import { Sentence } from '../recipient-form/person-part.tsx';
import type { Recipient } from '../recipient-form/recipient.ts';
import classes from '../recipient-form/recipient-form.module.css';
import { useVillageName } from '../recipient-form/use-village-name.ts';
import { type NewGuardian, ofGuardian } from './new-guardian.ts';
import type { useNewGuardian } from './use-new-guardian.ts';

interface Props extends Pick<PartProps, 'errorOf' | 'today'> {
  readonly beside: Extract<ReturnType<typeof useNewGuardian>, { readonly guardian: NewGuardian }>;
  readonly onChange: (guardian: NewGuardian) => void;
  /** Somebody who is registered already is the guardian. */
  readonly onChoose: (chosen: Partial<Recipient>) => void;
}

/** A child's mother or guardian, registered with it: her name and age; village and mobile number are the child's. */
export function NewGuardianPart({ beside, onChange, onChoose, errorOf, today }: Props) {
  const { t } = useWords();
  const { guardian, whole, alike } = beside;
  const { form, reason } = guardian;
  const village = useVillageName(whole.village_id);
  const family = t(form.mobile_number === '' ? 'registration:guardianOfFamily' : 'registration:guardianOfVillage');
  const change = (part: Partial<Recipient>) => onChange({ ...guardian, form: { ...form, ...part } });
  const own = (field: string) => errorOf(ofGuardian(field));
  const year = yearOfAge(form.birth_year, today);
  const isUnderAge = own('guardian_ben_id') !== undefined;
  return (
    <div className={classes.fields}>
      <NameInput
        form={{ ...form, ben_type_id: whole.ben_type_id }}
        change={change}
        errorOf={own}
        today={today}
        field="name"
        label={t('registration:guardianNew')}
      />
      <Choices
        label={t('registration:gender')}
        withAsterisk
        error={own('gender') && t('registration:genderMissing')}
        value={form.gender}
        onChoose={(gender) => change({ gender })}
        choices={[
          { value: '2', label: t('registration:female') },
          { value: '1', label: t('registration:male') },
          { value: '3', label: t('registration:others') },
        ]}
      />
      <TextInput
        label={t('registration:ageOrYear')}
        description={year === form.birth_year.trim() ? undefined : t('registration:bornAbout', { year })}
        inputMode="numeric"
        maxLength={4}
        {...mark(true)}
        value={form.birth_year}
        onChange={(event) => change({ birth_year: ownDigits(event.currentTarget.value) })}
        error={own('birth_year') ?? (isUnderAge ? t('registration:guardianUnderAge') : undefined)}
      />
      <div>
        <p className="flat quiet wraps">{[family, village, whole.mobile_number].filter(Boolean).join(' · ')}</p>
        <Sentence text={own('mobile_number')} />
      </div>
      {alike.length > 0 ? (
        <div>
          <p className="flat">{t('registration:guardianAlike')}</p>
          <ul className={classes.list}>
            {alike.map((person) => (
              <li key={person.beneficiary_id}>
                <button
                  type="button"
                  className={classes.person}
                  onClick={() => onChoose({ guardian_ben_id: person.beneficiary_id, guardian_name: person.ben_name })}
                >
                  <PersonFound person={person} />
                </button>
              </li>
            ))}
          </ul>
          <Textarea
            className="above-16"
            label={t('registration:reason')}
            {...mark(true)}
            autosize
            minRows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => onChange({ ...guardian, reason: event.currentTarget.value })}
            error={own('reason')}
          />
        </div>
      ) : null}
      <Button variant="default" onClick={() => onChange({ ...guardian, open: false })}>
        {t('registration:guardianSearchAgain')}
      </Button>
    </div>
  );
}
