import { useWords } from '../../platform/language/use-words.ts';
import type { PersonCard } from '../../platform/pack/index.ts';
import { ConfirmSheet, toast } from '../../ui/index.ts';
import { useWithdraw } from './use-withdraw.ts';

interface Props {
  readonly person: PersonCard;
  readonly onClose: () => void;
}

/** Takes a consent back by which nothing was linked. */
export default function WithdrawSheet({ person, onClose }: Props) {
  const { t } = useWords();
  const { busy, withdraw } = useWithdraw(person.beneficiary_id, person);
  const confirm = async () => {
    if (!(await withdraw('withdrawn'))) return;
    toast.info(t('abha:withdrawn'));
    onClose();
  };
  return (
    <ConfirmSheet
      open
      title={t('abha:withdrawTitle')}
      confirm={t('abha:withdraw')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      busy={busy}
    >
      <strong className="wraps">{person.ben_name}</strong>
      <p>{t('abha:withdrawText')}</p>
    </ConfirmSheet>
  );
}
