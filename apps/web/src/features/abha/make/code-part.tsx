import { Button } from '@mantine/core';
import { abhaResendSeconds, mostAbhaCodes } from '@teeka/domain/abha';
import { useWords } from '../../../platform/language/use-words.ts';
import { CodeStep } from '../../../ui/code/code-step.tsx';
import { Notice, Section } from '../../../ui/index.ts';
import type { Stage } from './flow.ts';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly flow: Flow;
  readonly stage: Extract<Stage, { at: 'code' }>;
  /** The mobile number that the account is to have. */
  readonly mobile: string;
}

/** The code that was sent: told by the person, sent again after a minute, three in all. */
export function CodePart({ flow, stage, mobile }: Props) {
  const { t } = useWords();
  const { refusals, busy } = flow;
  const { of, times, dead, sent } = stage;
  const title = { search: t('abha:codeFor'), aadhaar: t('abha:way-otp'), mobile: t('abha:codeForMobile') };
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
          onAgain={() => void flow.again(mobile)}
          onRanOut={flow.ranOut}
          resend={{ after: abhaResendSeconds, left: Math.max(0, mostAbhaCodes - times) }}
        />
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {of === 'mobile' ? null : (
          <Button variant="subtle" onClick={() => flow.go(of === 'search' ? 'look' : 'make')}>
            {t('abha:otherNumber')}
          </Button>
        )}
      </div>
    </Section>
  );
}
