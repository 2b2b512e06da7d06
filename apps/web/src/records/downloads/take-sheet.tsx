import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { formOf, hoursOfFile } from '@teeka/domain/downloads';
import { useState } from 'react';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { FactList } from '../../ui/facts/fact-list.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { BottomSheet, Choices, Notice, toast } from '../../ui/index.ts';
import { useStillHere } from '../../ui/page/use-still-here.ts';
import { unsentWords, useUnsent } from '../papers/use-unsent.ts';
import { useOnline } from '../workday/index.ts';
import { type ListForm, type TakenList, takeList } from './take-list.ts';

interface Props extends TakenList {
  readonly onClose: () => void;
}

const words = (form: ListForm) =>
  form === 'due-list-paper' ? 'downloads:paper' : (`downloads:${formOf(form)}` as const);

/** Takes the list that is shown along as a file; what is too long to wait for is prepared and found among the downloads. */
export default function TakeSheet({ title, about, forms, wish, judgedHere = false, onClose }: Props) {
  const { t } = useWords();
  const today = useToday();
  const online = useOnline();
  const navigate = useNavigate();
  const [first = 'line-list'] = forms;
  const [form, setForm] = useState<ListForm>(first);
  const { refusals, busy, attempt } = useAttempt([]);
  const isStillHere = useStillHere();
  const unsent = useUnsent(judgedHere ? 'people' : null);
  const take = () =>
    void attempt(async () => {
      const name = await takeList(form, wish, today);
      if (name !== null) toast.success(t('downloads:saved', { name }));
      else toast.info(t('downloads:preparing'));
      if (!isStillHere()) return;
      onClose();
      if (name === null) void navigate({ to: '/downloads' });
    });
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={`${title}: ${t('downloads:take')}`}
      actions={
        <Button
          leftSection={<IconDownload size={20} aria-hidden />}
          loading={busy}
          disabled={!online || unsent === 'waits'}
          onClick={take}
        >
          {t('downloads:fetch')}
        </Button>
      }
    >
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      {online ? null : <Notice kind="info">{t('downloads:offline')}</Notice>}
      {online && unsent ? <Notice kind="info">{t(unsentWords(unsent, 'downloads:unsent'))}</Notice> : null}
      <FactList facts={about} dense />
      {forms.length > 1 ? (
        <Choices
          label={t('downloads:form')}
          choices={forms.map((value) => ({ value, label: t(words(value)) }))}
          value={form}
          onChoose={setForm}
        />
      ) : null}
      <p className="quiet wraps">{t('downloads:care')}</p>
      <p className="quiet wraps">{t('downloads:preparingText', { hours: hoursOfFile })}</p>
    </BottomSheet>
  );
}
