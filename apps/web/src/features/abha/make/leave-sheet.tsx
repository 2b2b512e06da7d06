import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { abhaAttemptMinutes } from '@teeka/domain/abha';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { useWithdraw } from '../../../records/abha/use-withdraw.ts';
import { BottomSheet, toast } from '../../../ui/index.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import type { Consent } from './agreed.ts';
import { useKeepWish } from './use-keep-wish.ts';

interface Props {
  readonly person: PersonCard;
  /** What was agreed to now; null where the attempt rests on a wish that is on record. */
  readonly consent: Consent | null;
  /** A wish that holds is kept already. */
  readonly hasWish: boolean;
  readonly onStay: () => void;
  /** The attempt is over, and the consent is none of this page any more. */
  readonly onOver: () => void;
}

/** Who leaves an attempt says what becomes of the consent: a wish, withdrawn, or for the minutes of an attempt as it is. */
export function LeaveSheet({ person, consent, hasWish, onStay, onOver }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { beneficiary_id } = person;
  const wish = useKeepWish(person);
  const taken = useWithdraw(beneficiary_id, person);
  const busy = wish.busy || taken.busy;
  const leave = () => void navigate({ to: personPath(beneficiary_id) });
  const keep = async (given: Consent) => {
    if (!(await wish.keep(given))) return;
    onOver();
    leave();
  };
  const withdraw = async () => {
    if (!(await taken.withdraw('withdrawn'))) return;
    onOver();
    toast.info(t('abha:withdrawn'));
    leave();
  };
  return (
    <BottomSheet open onClose={onStay} title={t('abha:leaveTitle')}>
      <div className="stack">
        <div className="stack-6">
          <Button variant="default" disabled={busy} onClick={leave}>
            {t('abha:leaveLater')}
          </Button>
          <span className="quiet small">
            {hasWish ? t('abha:leaveLaterWish') : t('abha:leaveLaterText', { minutes: abhaAttemptMinutes })}
          </span>
        </div>
        {consent && !hasWish ? (
          <div className="stack-6">
            <Button variant="default" loading={wish.busy} disabled={busy} onClick={() => void keep(consent)}>
              {t('abha:keepWish')}
            </Button>
            <span className="quiet small">{t('abha:leaveWishText')}</span>
          </div>
        ) : null}
        <div className="stack-6">
          <Button variant="default" c="red" loading={taken.busy} disabled={busy} onClick={() => void withdraw()}>
            {t('abha:withdraw')}
          </Button>
          <span className="quiet small">{t('abha:withdrawText')}</span>
        </div>
      </div>
    </BottomSheet>
  );
}
