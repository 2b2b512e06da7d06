import { Button } from '@mantine/core';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice, Section } from '../../../ui/index.ts';
import type { Flow } from './use-flow.ts';

/** The mobile number of the account is not the one of the Aadhaar: a code makes sure that it is theirs. */
export function MobilePart({ flow, mobile }: { readonly flow: Flow; readonly mobile: string }) {
  const { t } = useWords();
  return (
    <Section title={t('abha:mobileDiffers')}>
      <div className="stack">
        <p className="flat">{t('abha:mobileDiffersText', { mobile })}</p>
        {flow.refusals.general ? <Notice>{flow.refusals.general}</Notice> : null}
        <Button loading={flow.busy} onClick={() => void flow.requestMobileOtp(mobile)}>
          {t('identity:sendCode')}
        </Button>
      </div>
    </Section>
  );
}
