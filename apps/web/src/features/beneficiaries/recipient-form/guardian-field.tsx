import { Button, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { useView } from '../../../records/workday/index.ts';
import { mark } from '../../../ui/form/required.ts';
import { moveByArrows } from '../search/search-keys.ts';
import { isRequired, type PartProps } from './field-props.ts';
import { PeopleToChoose } from './people-to-choose.tsx';
import { Sentence } from './person-part.tsx';
import classes from './recipient-form.module.css';
import { useGuardians } from './use-guardians.ts';

/** A child's guardian: somebody registered before it, of this phone or, with network, of the whole area. */
export function GuardianField(props: PartProps) {
  const { form, change, errorOf, onNewGuardian } = props;
  const { t } = useWords();
  const people = useView()?.rows.people;
  const [typed, setTyped] = useState('');
  const { found, onPhoneOnly, searching } = useGuardians(typed);
  const isTyped = typed.trim().length >= 3;
  const chosen = people?.get(form.guardian_ben_id);
  if (form.guardian_ben_id !== '') {
    return (
      <div>
        <p>
          {t('registration:guardian')}:{' '}
          <strong>{chosen?.ben_name ?? (form.guardian_name || form.guardian_ben_id)}</strong>
        </p>
        <Button variant="default" onClick={() => change({ guardian_ben_id: '', guardian_name: '' })}>
          {t('registration:guardianOther')}
        </Button>
        <Sentence text={errorOf('guardian_ben_id')} />
      </div>
    );
  }
  return (
    <div ref={moveByArrows}>
      <TextInput
        label={t('registration:guardianSearch')}
        {...mark(isRequired(props, 'guardian_ben_id'))}
        description={onNewGuardian ? undefined : t('registration:guardianSearchHelp')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={errorOf('guardian_ben_id')}
      />
      <div aria-live="polite">
        {isTyped && searching ? <p className={classes.facts}>{t('beneficiaries:searching')}</p> : null}
        {isTyped && !searching && found.length === 0 ? (
          <p>{t(onNewGuardian ? 'app:noResults' : 'registration:guardianNone')}</p>
        ) : null}
        {isTyped && onPhoneOnly ? <p className={classes.facts}>{t('beneficiaries:searchedOnPhone')}</p> : null}
      </div>
      <PeopleToChoose people={found} onChoose={change} data-results />
      {onNewGuardian ? (
        <Button
          className={classes.begin ?? ''}
          variant="light"
          leftSection={<IconUserPlus size={22} aria-hidden />}
          onClick={() => onNewGuardian(typed)}
        >
          {t('registration:guardianRegister')}
        </Button>
      ) : null}
    </div>
  );
}
