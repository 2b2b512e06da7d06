import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadAppreciationLetter } from '@teeka/contract/appreciation';
import { fileDate } from '@teeka/domain/format';
import { fallback, spokenLanguages, spokenOf } from '@teeka/domain/names';
import { useState } from 'react';
import { send } from '../../platform/api/index.ts';
import { useToday } from '../../platform/clock/index.ts';
import { activeLanguage, useWords } from '../../platform/language/index.ts';
import { PeriodChoice } from '../../ui/date-range/period-choice.tsx';
import { choosePreset, type FilterGround, quickFilters, submitDates } from '../../ui/date-range/state.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { BottomSheet, Choices, Notice, toast } from '../../ui/index.ts';
import { languageName } from '../../ui/language/language-name.ts';
import { useOnline } from '../workday/index.ts';

interface Props {
  readonly worker: { readonly user_id: string; readonly user_name: string; readonly display_name: string };
  readonly isOwn?: boolean;
  readonly onClose: () => void;
}

/** The letter of appreciation of a worker: for which days, and in which language; the server draws it. */
export default function LetterSheet({ worker, isOwn = false, onClose }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const ground: FilterGround = { direction: 'past', today: useToday(), span: 'year' };
  const [form, setForm] = useState(() =>
    choosePreset(quickFilters(ground).findIndex(({ kind }) => kind === 'twelveMonths')),
  );
  const [language, setLanguage] = useState(() => spokenOf(activeLanguage()) ?? fallback);
  const { refusals, busy, attempt } = useAttempt(['fromDate', 'toDate']);
  const { user_id, user_name, display_name } = worker;
  const save = () => {
    const chosen = submitDates(form, ground);
    if (!refusals.show('refused' in chosen ? chosen.refused : []) || !('range' in chosen)) return;
    void attempt(async () => {
      const input = { user_id, ...chosen.range, language };
      const letter = await send(downloadAppreciationLetter, input, { ownRefusals: true });
      await saveFile(letter, `appreciation-letter-${user_name}-${fileDate(chosen.range.to)}.pdf`);
      toast.success(t('appreciation:saved'));
      onClose();
    });
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={isOwn ? t('appreciation:ownLetter') : t('appreciation:letterOf', { name: display_name })}
      actions={
        <Button leftSection={<IconDownload size={20} aria-hidden />} loading={busy} disabled={!online} onClick={save}>
          {t('appreciation:download')}
        </Button>
      }
    >
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      {online ? null : <Notice kind="info">{t('profile:needsNetwork')}</Notice>}
      <p>{t(isOwn ? 'appreciation:sheetOwnText' : 'appreciation:sheetText')}</p>
      <div className="below-12">
        <Choices
          label={t('appreciation:language')}
          choices={spokenLanguages.map((value) => ({ value, label: languageName(value) }))}
          value={language}
          onChoose={setLanguage}
        />
      </div>
      <PeriodChoice label={t('appreciation:days')} form={form} ground={ground} onChange={setForm} refusals={refusals} />
    </BottomSheet>
  );
}
