import { Button, TextInput } from '@mantine/core';
import { yearOfAge } from '@teeka/domain/person';
import { ownDigits } from '@teeka/domain/text';
import { useWords } from '../../../platform/language/index.ts';
import { mark } from '../../../ui/form/required.ts';
import type { PartProps } from '../recipient-form/field-props.ts';
import { GenderField } from '../recipient-form/gender-field.tsx';
import { NameInput } from '../recipient-form/name-input.tsx';
import { PeopleToChoose } from '../recipient-form/people-to-choose.tsx';
import { Sentence } from '../recipient-form/person-part.tsx';
import type { Recipient } from '../recipient-form/recipient.ts';
import classes from '../recipient-form/recipient-form.module.css';
import { useVillageName } from '../recipient-form/use-village-name.ts';
import { AlikeReason } from './alike-reason.tsx';
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
      <GenderField value={form.gender} onChoose={(gender) => change({ gender })} required error={own('gender')} />
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
          <PeopleToChoose people={alike} onChoose={onChoose} />
          <AlikeReason
            value={reason}
            onChange={(next) => onChange({ ...guardian, reason: next })}
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
