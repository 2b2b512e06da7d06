import { Button } from '@mantine/core';
import { requestAadhaarOtp, requestMobileOtp, verifyAadhaarOtp, verifyMobileOtp } from '@teeka/contract/identity';
import { useReducer } from 'react';
import { send } from '../../../../platform/api/index.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { CodeStep } from '../../../../ui/code/code-step.tsx';
import { isRefused, useAsking } from '../../../../ui/form/use-asking.ts';
import { AadhaarFields } from './aadhaar-fields.tsx';
import { entryRefusals } from './aadhaar-state.ts';
import { askForCode, nextCode } from './code-state.ts';
import { WayFrame } from './way-frame.tsx';
import type { WayProps } from './way-parts.ts';
import classes from './ways.module.css';

const options = { quiet: true, ownRefusals: true } as const;

/** A code that only this person can tell: to the mobile linked to Aadhaar, or to the one on record. */
export function OtpWay({ way, person, about, entry, onEntry, online, onYes, onOther }: WayProps) {
  const { t } = useWords();
  const [state, dispatch] = useReducer(nextCode, askForCode);
  const { busy, refusals, ask } = useAsking(['aadhaar_number', 'consent', 'otp']);
  const isAadhaar = way === 'aadhaar-otp';

  const request = async () => {
    const wrong = isAadhaar ? entryRefusals(entry) : [];
    if (!refusals.show(wrong)) return;
    const { consent, number: aadhaar_number } = entry;
    const sent = await ask(() =>
      isAadhaar && consent
        ? send(requestAadhaarOtp, { ...about, aadhaar_number, consent }, options)
        : send(requestMobileOtp, about, options),
    );
    if (!isRefused(sent)) dispatch({ kind: 'sent', sent });
  };
  const check = async (otp: string) => {
    if (state.step !== 'code') return;
    const { txnId } = state.sent;
    const call = isAadhaar ? verifyAadhaarOtp : verifyMobileOtp;
    const said = await ask(() => send(call, { ...about, txnId, otp }, options));
    if (isRefused(said)) dispatch({ kind: 'refused', codes: said });
    else onYes({ by: 'check', way, txnId: said.txnId, kyc: said.kyc });
  };

  return (
    <WayFrame way={way} online={online} error={refusals.general} onOther={onOther}>
      {isAadhaar ? (
        <AadhaarFields
          person={person}
          entry={entry}
          onEntry={(next) => {
            if (next.number !== entry.number) dispatch({ kind: 'again' });
            refusals.show([]);
            onEntry(next);
          }}
          errorOf={refusals.of}
        />
      ) : (
        <p className={classes.quiet}>{t('identity:mobileOtpHelp')}</p>
      )}
      {state.step === 'ask' ? (
        <Button loading={busy} onClick={() => void request()}>
          {t('identity:sendCode')}
        </Button>
      ) : (
        <CodeStep
          sent={state.sent}
          dead={state.dead}
          busy={busy}
          error={refusals.of('otp')}
          onRefused={refusals.show}
          onCode={(otp) => void check(otp)}
          onAgain={() => void request()}
          onRanOut={() => dispatch({ kind: 'ran-out' })}
        />
      )}
    </WayFrame>
  );
}
