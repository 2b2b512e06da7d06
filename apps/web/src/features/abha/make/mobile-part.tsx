import { Button } from '@mantine/core';
import { checkMobile } from '@teeka/domain/contact';
import { refusedAt } from '@teeka/domain/text';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice, Section } from '../../../ui/index.ts';
import { MobileField } from './mobile-field.tsx';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly flow: Flow;
  /** The mobile number that the account is to have, as typed. */
  readonly mobile: string;
  readonly onMobile: (mobile: string) => void;
}

/** The mobile number of the account is not the one of the Aadhaar: a code makes sure that it is theirs; a slip is put right here. */
export function MobilePart({ flow, mobile, onMobile }: Props) {
  const { t } = useWords();
  const { refusals, busy } = flow;
  const verdict = checkMobile(mobile);
  const request = () => {
    if (refusals.show(refusedAt('mobile_number', verdict)) && verdict.ok) void flow.requestMobileOtp(verdict.normal);
  };
  return (
    <Section title={t('abha:mobileDiffers')}>
      <div className="stack">
        <MobileField {...{ refusals, mobile, onMobile }} />
        {verdict.ok ? <p className="flat">{t('abha:mobileDiffersText', { mobile: verdict.normal })}</p> : null}
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <Button loading={busy} onClick={request}>
          {t('identity:sendCode')}
        </Button>
        <Button variant="subtle" disabled={busy} onClick={() => flow.go('without-mobile')}>
          {t('abha:withoutMobile')}
        </Button>
      </div>
    </Section>
  );
}
