import { IconTrash } from '@tabler/icons-react';
import { removePhoto } from '@teeka/contract/beneficiaries';
import { useState } from 'react';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useWorkday } from '../../../records/workday/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ConfirmSheet, toast } from '../../../ui/index.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { usePersonPhoto } from './use-person-photo.ts';

/** Takes a person's photo off their record, asked once more; nothing where there is none. */
export function RemovePhotoButton({ beneficiaryId }: { readonly beneficiaryId: string }) {
  const { t } = useWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const [asking, setAsking] = useState(false);
  const photo = usePersonPhoto(beneficiaryId);
  const confirm = async () => {
    if (!workday) return;
    const input = { beneficiary_id: beneficiaryId, captured_at: now().toISOString() };
    if (!(await save(() => workday.outbox.enqueue(removePhoto, input)))) return;
    toast.success(t('registration:photoTakenOff'));
    setAsking(false);
  };
  return (
    <>
      {photo ? (
        <IconButton icon={IconTrash} variant="subtle" color="red" onClick={() => setAsking(true)}>
          {t('registration:photoTakeOff')}
        </IconButton>
      ) : null}
      <ConfirmSheet
        open={asking}
        title={t('registration:photoTakeOffTitle')}
        confirm={t('registration:photoTakeOff')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        busy={busy}
        danger
      >
        <p>{t('registration:photoTakeOffBody')}</p>
      </ConfirmSheet>
    </>
  );
}
