import { Button } from '@mantine/core';
import { abhaResendSeconds, mostAbhaCodes } from '@teeka/domain/abha';
import { useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { numberRefusals } from '../../../records/identity/aadhaar-number.ts';
import { AadhaarNumberField } from '../../../records/identity/aadhaar-number-field.tsx';
import { CodeStep } from '../../../ui/code/code-step.tsx';
import { Notice, Section } from '../../../ui/index.ts';
import type { Stage } from './flow.ts';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly flow: Flow;
  readonly stage: Extract<Stage, { at: 'code' }>;
  /** The mobile number that the account is to have. */
  readonly mobile: string;
  /** Where another number is typed. */
  readonly back: 'look' | 'find' | 'make';
}

/** The code that was sent: told by the person, sent again after a minute, three in all, also where the page was left meanwhile. */
export function CodePart({ flow, stage, mobile, back }: Props) {
  const { t } = useWords();
  const { refusals, busy } = flow;
  const { of, times, dead, sent } = stage;
  /** For which code the Aadhaar is typed again. */
  const [retyping, setRetyping] = useState(0);
  const title = { search: t('abha:codeFor'), aadhaar: t('abha:way-otp'), mobile: t('abha:codeForMobile') };
  if (retyping === times) return <Retype title={title[of]} {...{ flow, mobile }} onBack={() => setRetyping(0)} />;
  const elsewhere = ['mobile_number', 'value', 'aadhaar_number'].find((field) => refusals.of(field));
  const general = elsewhere === undefined ? refusals.general : refusals.of(elsewhere);
  return (
    <Section title={title[of]}>
      <div className="stack">
        <CodeStep
          key={times}
          sent={sent}
          dead={dead}
          busy={busy}
          error={refusals.of('otp')}
          onRefused={refusals.show}
          onCode={(otp) => void flow.bring(otp, mobile)}
          onAgain={() => (flow.lacksNumber ? setRetyping(times) : void flow.again(mobile))}
          onRanOut={flow.ranOut}
          resend={{ after: abhaResendSeconds, left: Math.max(0, mostAbhaCodes - times) }}
        />
        {general ? <Notice>{general}</Notice> : null}
        <Button variant="subtle" onClick={() => flow.go(of === 'mobile' ? 'mobile' : back)}>
          {t('abha:otherNumber')}
        </Button>
      </div>
    </Section>
  );
}

interface RetypeProps extends Pick<Props, 'flow' | 'mobile'> {
  readonly title: string;
  readonly onBack: () => void;
}

/** The page was left, and the Aadhaar with it: it is typed again, and the code goes out in the same attempt. */
function Retype({ title, flow, mobile, onBack }: RetypeProps) {
  const { t } = useWords();
  const [number, setNumber] = useState('');
  const { refusals, busy } = flow;
  return (
    <Section title={title}>
      <div className="stack">
        <p className="quiet flat">{t('abha:retype')}</p>
        <AadhaarNumberField
          value={number}
          onChange={(typed) => {
            refusals.clear('aadhaar_number');
            setNumber(typed);
          }}
          error={refusals.of('aadhaar_number')}
        />
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <Button
          loading={busy}
          onClick={() => {
            if (refusals.show(numberRefusals(number))) void flow.again(mobile, number);
          }}
        >
          {t('identity:resendCode')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('identity:backToWays')}
        </Button>
      </div>
    </Section>
  );
}
