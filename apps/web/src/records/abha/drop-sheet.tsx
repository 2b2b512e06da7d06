import { dropAbhaWish } from '@teeka/contract/abha';
import { now } from '../../platform/clock/clock.ts';
import { useWords } from '../../platform/language/use-words.ts';
import type { PersonCard } from '../../platform/pack/index.ts';
import { ConfirmSheet, toast } from '../../ui/index.ts';
import { useSaving } from '../../ui/saving/use-saving.ts';
import { useWorkday } from '../workday/index.ts';

interface Props {
  readonly person: PersonCard;
  readonly wishId: string;
  readonly onClose: () => void;
}

/** Takes a wish back; it goes through the outbox, as the wish itself did. */
export default function DropSheet({ person, wishId, onClose }: Props) {
  const { t } = useWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const confirm = async () => {
    if (!workday) return;
    const { beneficiary_id } = person;
    const input = { beneficiary_id, wish_id: wishId, captured_at: now().toISOString() };
    if (!(await save(() => workday.outbox.enqueue(dropAbhaWish, input, { person })))) return;
    toast.info(t('abha:dropped'));
    onClose();
  };
  return (
    <ConfirmSheet
      open
      title={t('abha:dropTitle')}
      confirm={t('abha:dropWish')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      busy={busy}
    >
      <strong className="wraps">{person.ben_name}</strong>
      <p>{t('abha:dropText')}</p>
    </ConfirmSheet>
  );
}
