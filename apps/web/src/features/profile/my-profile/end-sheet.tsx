import { endOtherSignIns, endSignIn } from '@teeka/contract/auth';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';
import { deviceWords } from '../../../ui/sign-in/device-words.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import type { SignIn } from './sign-ins.tsx';

interface Props {
  readonly ending: SignIn | 'others';
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Asks once before a sign-in is ended, and says what becomes of what was not sent. */
export function EndSheet({ ending, onClose, onEnded }: Props) {
  const { t } = useWords();
  const { refusals, busy, attempt } = useAttempt([]);
  const end = () =>
    attempt(async () => {
      if (ending === 'others') {
        const { ended } = await send(endOtherSignIns, {}, { ownRefusals: true });
        toast.success(t('profile:signInsEnded', { count: ended }));
      } else {
        await send(endSignIn, { sign_in_id: ending.sign_in_id }, { ownRefusals: true });
        toast.success(t('profile:signInEnded'));
      }
      onEnded();
      onClose();
    });
  return (
    <ConfirmSheet
      open
      danger
      busy={busy}
      title={t(ending === 'others' ? 'profile:endOthersTitle' : 'profile:endSignInTitle')}
      confirm={t(ending === 'others' ? 'profile:endOthers' : 'profile:endThisSignIn')}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      {ending === 'others' ? null : (
        <p>
          <strong>{deviceWords(ending, t)}</strong>
          <br />
          {t('profile:signInUsed', { at: instantWords(ending.last_used) })}
        </p>
      )}
      <p>{t(ending === 'others' ? 'profile:endOthersBody' : 'profile:endSignInBody')}</p>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
    </ConfirmSheet>
  );
}
