import { Button, TextInput } from '@mantine/core';
import { checkNewMobile } from '@teeka/domain/contact';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { Notice } from '../../../ui/index.ts';
import classes from './my-profile.module.css';

interface Props {
  readonly registered: string;
  readonly before: string;
  readonly onSend: (mobile: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** The number that is to become one's own; a leading +91 or 0 falls away. */
export function MobileNumber({ registered, before, onSend, onCancel }: Props) {
  const { t } = useWords();
  const [typed, setTyped] = useState(before);
  const { refusals, busy, attempt } = useAttempt(['mobile_number']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const verdict = checkNewMobile(typed, registered);
    if (!refusals.show(verdict.ok ? [] : [{ ...verdict.refusal, path: 'mobile_number' }])) return;
    void attempt(() => onSend(typed));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <TextInput
        label={t('profile:newMobile')}
        description={t('profile:newMobileHelp')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={typed}
        onChange={(event) => {
          refusals.clear('mobile_number');
          const digits = event.currentTarget.value.replace(/\D/g, '');
          setTyped(digits.replace(/^(?:91(?=\d{10})|0+)/, '').slice(0, 10));
        }}
        error={refusals.of('mobile_number')}
      />
      <Button type="submit" loading={busy}>
        {t('profile:sendCode')}
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        {t('app:cancel')}
      </Button>
    </form>
  );
}
