import { Button } from '@mantine/core';
import { verifyBiometrics } from '@teeka/contract/identity';
import { usualFinger } from '@teeka/domain/device';
import { send } from '../../../../platform/api/index.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { CaptureStanding } from '../../../../ui/device/capture-standing.tsx';
import { type HandedOn, useFinger } from '../../../../ui/device/use-finger.ts';
import { isRefused, useAsking } from '../../../../ui/form/use-asking.ts';
import { FromPhone } from '../../../../ui/paired-phone/from-phone.tsx';
import { AadhaarFields } from './aadhaar-fields.tsx';
import { entryRefusals } from './aadhaar-state.ts';
import { WayFrame } from './way-frame.tsx';
import type { WayProps } from './way-parts.ts';

/**
 * A finger on the registered device of this machine, or of the paired phone; what it captures goes to the authority and
 * stays nowhere.
 */
export function BiometricWay({ way, person, about, entry, onEntry, online, onYes, onOther }: WayProps) {
  const { t } = useWords();
  const { refusals, ask } = useAsking(['aadhaar_number', 'consent']);
  const verify = async (pid_data: string): Promise<HandedOn> => {
    const { consent, number: aadhaar_number } = entry;
    if (!consent) return 'refused';
    const input = { ...about, aadhaar_number, consent, pid_data };
    const said = await ask(() => send(verifyBiometrics, input, { quiet: true, ownRefusals: true }));
    if (isRefused(said)) return 'refused';
    if (!said.matched) return 'no-match';
    onYes({ by: 'check', way, txnId: said.txnId, kyc: said.kyc });
    return 'taken';
  };
  const { state, isBusy, start, choose, hand } = useFinger({ finger: usualFinger, handOn: verify });
  const isWhole = () => refusals.show(entryRefusals(entry));
  const words = { asking: t('identity:captureAsking'), usedUp: t('identity:captureUsedUp') };
  return (
    <WayFrame way={way} online={online} error={refusals.general} onOther={onOther}>
      <AadhaarFields person={person} entry={entry} onEntry={onEntry} errorOf={refusals.of} />
      <CaptureStanding state={state} onChoose={choose} words={words} />
      {state.step === 'used-up' ? (
        <Button onClick={onOther}>{t('identity:backToWays')}</Button>
      ) : state.step === 'choosing' ? null : (
        <Button loading={isBusy} onClick={() => isWhole() && void start()}>
          {state.tries > 0 ? t('identity:captureAgain') : t('identity:captureStart')}
        </Button>
      )}
      {isBusy || state.step === 'used-up' ? null : (
        <FromPhone awaits="finger" finger={usualFinger} mayWait={isWhole} onFinger={(pidData) => void hand(pidData)} />
      )}
    </WayFrame>
  );
}
