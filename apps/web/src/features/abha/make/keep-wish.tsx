import { IconClockPlus } from '@tabler/icons-react';
import { keepAbhaWish } from '@teeka/contract/abha';
import { now } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { useWorkday } from '../../../records/workday/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice, toast } from '../../../ui/index.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import type { Consent } from './agreed.ts';

/** No network, a service that is silent, or a guardian in whose account nothing can be made now. */
export type Because = 'offline' | 'silent' | 'guardian';

interface Props {
  readonly person: PersonCard;
  /** What was agreed to now; null where the wish is on record already. */
  readonly consent: Consent | null;
  /** Why the account cannot be made now; of a guardian the page says it already, and what else can be done. */
  readonly because: Because;
  readonly onKept: () => void;
}

/** The account cannot be made now: wish and consent are kept, and sent when there is network. */
export function KeepWish({ person, consent, because, onKept }: Props) {
  const { t } = useWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const keep = async () => {
    if (!workday || !consent) return;
    const { beneficiary_id } = person;
    const at = now();
    const input = { beneficiary_id, wish_id: newId(at), consent, captured_at: at.toISOString() };
    if (!(await save(() => workday.outbox.enqueue(keepAbhaWish, input, { person })))) return;
    toast.success(t('abha:wishKept'));
    onKept();
  };
  return (
    <div className="stack-12">
      {because === 'guardian' ? null : <Notice kind="info">{t(`abha:${because}`)}</Notice>}
      {consent ? (
        <IconButton
          icon={IconClockPlus}
          variant={because === 'guardian' ? 'default' : 'filled'}
          loading={busy}
          onClick={() => void keep()}
        >
          {t('abha:keepWish')}
        </IconButton>
      ) : null}
    </div>
  );
}
