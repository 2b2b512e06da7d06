import { Button } from '@mantine/core';
import { verifyBiometrics } from '@teeka/contract/identity';
import { mostCaptures } from '@teeka/domain/device';
import { useReducer } from 'react';
import { send } from '../../../../platform/api/index.ts';
import {
  candidates,
  captureFinger,
  type FoundDevice,
  rememberDevice,
  rememberedDevice,
} from '../../../../platform/device/index.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { DeviceList } from '../../../../ui/device/device-list.tsx';
import { Notice } from '../../../../ui/index.ts';
import { AadhaarFields } from './aadhaar-fields.tsx';
import { entryRefusals } from './aadhaar-state.ts';
import { beforeCapture, type CaptureState, nextCapture } from './capture-state.ts';
import { isRefused, useAsking } from './use-asking.ts';
import { WayFrame } from './way-frame.tsx';
import type { WayProps } from './way-parts.ts';
import classes from './ways.module.css';

/** A finger on the registered device of this machine; what it captures goes to the authority and stays nowhere. */
export function BiometricWay({ way, person, about, entry, onEntry, online, onYes, onOther }: WayProps) {
  const { t } = useWords();
  const [state, dispatch] = useReducer(nextCapture, beforeCapture);
  const { refusals, ask } = useAsking(['aadhaar_number', 'consent']);

  const captureOn = async (device: FoundDevice) => {
    dispatch({ kind: 'chosen', device });
    const captured = await captureFinger(device);
    if ('problem' in captured) return dispatch({ kind: 'failed', ...captured });
    const { consent, number: aadhaar_number } = entry;
    if (!consent) return;
    dispatch({ kind: 'captured' });
    const input = { ...about, aadhaar_number, consent, pid_data: captured.pidData };
    const said = await ask(() => send(verifyBiometrics, input, { quiet: true, ownRefusals: true }));
    if (isRefused(said)) return dispatch({ kind: 'refused' });
    if (said.matched) return onYes({ by: 'check', way, txnId: said.txnId, kyc: said.kyc });
    dispatch({ kind: 'failed', problem: 'no-match', errCode: null });
  };
  const start = async () => {
    if (!refusals.show(entryRefusals(entry))) return;
    dispatch({ kind: 'start' });
    const devices = await candidates(rememberedDevice.get());
    dispatch({ kind: 'found', devices });
    const [only] = devices;
    if (only && devices.length === 1) await captureOn(only);
  };
  const choose = (device: FoundDevice) => {
    rememberDevice(device);
    void captureOn(device);
  };

  const isBusy = ['searching', 'capturing', 'asking'].includes(state.step);
  return (
    <WayFrame way={way} online={online} error={refusals.general} onOther={onOther}>
      <AadhaarFields person={person} entry={entry} onEntry={onEntry} errorOf={refusals.of} />
      <CaptureStanding state={state} />
      {state.step === 'choosing' ? (
        <>
          <strong>{t('identity:chooseDevice')}</strong>
          <DeviceList devices={state.devices} onChoose={choose} />
        </>
      ) : null}
      {state.step === 'used-up' ? (
        <Button onClick={onOther}>{t('identity:backToWays')}</Button>
      ) : state.step === 'choosing' ? null : (
        <Button loading={isBusy} onClick={() => void start()}>
          {state.tries > 0 ? t('identity:captureAgain') : t('identity:captureStart')}
        </Button>
      )}
    </WayFrame>
  );
}

/** What is going on, or went wrong, with the code of the device for whoever repairs it. */
function CaptureStanding({ state }: { readonly state: CaptureState }) {
  const { t } = useWords();
  const { step, problem, errCode, tries } = state;
  const doing = {
    searching: t('identity:captureSearching'),
    capturing: t('identity:captureWaiting'),
    asking: t('identity:captureAsking'),
  } as const;
  return (
    <>
      <p className={classes.quiet} role="status">
        {step in doing ? doing[step as keyof typeof doing] : t('identity:captureHelp')}
      </p>
      {problem ? (
        <Notice>
          <div>{t(`identity:problem-${problem}`)}</div>
          {step === 'used-up' ? <div>{t('identity:captureUsedUp')}</div> : null}
          <div className="small">
            {[
              tries > 0 ? t('identity:captureTries', { tries, most: mostCaptures }) : '',
              errCode === null ? '' : t('identity:problemCode', { code: errCode }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </Notice>
      ) : null}
    </>
  );
}
