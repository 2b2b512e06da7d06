import { IconFingerprint } from '@tabler/icons-react';
import { sendFinger } from '@teeka/contract/pairing';
import { usualFinger } from '@teeka/domain/device';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CaptureStanding } from '../../../ui/device/capture-standing.tsx';
import { useFinger } from '../../../ui/device/use-finger.ts';
import type { ServedDesk } from './served-desk.ts';
import { useHanding } from './use-handing.ts';

/** Captures the finger that a computer waits for, on the device of this phone and for the purpose of that computer. */
export function FingerButton({ desk }: ServedDesk) {
  const { t } = useWords();
  const { hand } = useHanding();
  const { pairing_id, wish_id } = desk;
  const { state, isBusy, start, choose } = useFinger({
    finger: desk.finger ?? usualFinger,
    wantsGood: true,
    handOn: async (pid_data) => {
      const answers = { pairing_id, wish_id: wish_id ?? '', pid_data };
      return (await hand(() => send(sendFinger, answers, { quiet: true }))) ? 'taken' : 'refused';
    },
  });
  const words = { asking: t('pairing:fingerGoing'), usedUp: t('pairing:fingerUsedUp') };
  return (
    <div className="rows-12">
      {state.step === 'choosing' || state.step === 'used-up' ? null : (
        <IconButton icon={IconFingerprint} size="lg" fullWidth loading={isBusy} onClick={() => void start()}>
          {t('pairing:fingerFor', { name: desk.name })}
        </IconButton>
      )}
      <CaptureStanding state={state} onChoose={choose} words={words} />
      <p className="quiet small flat">{t('pairing:fingerSealed')}</p>
    </div>
  );
}
