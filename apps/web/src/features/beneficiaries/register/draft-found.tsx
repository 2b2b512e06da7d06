import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { useCorrectedId } from '../../../records/forms/use-corrected-id.ts';
import { ConfirmSheet, Notice } from '../../../ui/index.ts';
import { isBegun, type RegistrationDraft } from './request.ts';
import type { RegistrationStep } from './steps.ts';

/** Was a half-filled form found as this one was opened at its beginning? Not while a refused one is corrected. */
export function useDraftFound(draft: RegistrationDraft | null, step: RegistrationStep): boolean {
  const corrects = useCorrectedId('/new-beneficiary#registration') !== null;
  const [opened, setOpened] = useState<'unread' | 'begun' | 'empty'>('unread');
  useEffect(() => {
    if (opened !== 'unread' || !draft) return;
    setOpened(!corrects && step === 'person' && isBegun(draft) ? 'begun' : 'empty');
  }, [draft, opened, corrects, step]);
  return opened === 'begun' && step === 'person' && draft !== null && isBegun(draft);
}

/** Says whose half-filled form this is, and offers an empty one; emptying asks once. */
export function DraftFound({ name, onEmpty }: { readonly name: string; readonly onEmpty: () => void }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const who = name.trim().toUpperCase();
  return (
    <Notice kind="info">
      <p>{who === '' ? t('registration:draftFound') : t('registration:draftFoundOf', { name: who })}</p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('registration:draftEmpty')}
      </Button>
      <ConfirmSheet
        open={asking}
        title={t('registration:draftEmptyTitle')}
        confirm={t('registration:draftEmpty')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onEmpty();
        }}
        danger
      >
        {who === '' ? t('registration:draftEmptyBody') : t('registration:draftEmptyBodyOf', { name: who })}
      </ConfirmSheet>
    </Notice>
  );
}
