import { IconClockPlus } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice } from '../../../ui/index.ts';
import type { Consent } from './agreed.ts';
import { useKeepWish } from './use-keep-wish.ts';

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
  const { busy, keep } = useKeepWish(person);
  const keepIt = async (given: Consent) => {
    if (await keep(given)) onKept();
  };
  return (
    <div className="stack-12">
      {because === 'guardian' ? null : <Notice kind="info">{t(`abha:${because}`)}</Notice>}
      {consent ? (
        <IconButton
          icon={IconClockPlus}
          variant={because === 'guardian' ? 'default' : 'filled'}
          loading={busy}
          onClick={() => void keepIt(consent)}
        >
          {t('abha:keepWish')}
        </IconButton>
      ) : null}
    </div>
  );
}
