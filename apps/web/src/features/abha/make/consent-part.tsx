import { Button } from '@mantine/core';
import { IconCircleCheck, IconFileText } from '@tabler/icons-react';
import type { AbhaSheet } from '@teeka/domain/abha';
import { useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { useWithdraw } from '../../../records/abha/use-withdraw.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice, Section } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import classes from '../abha.module.css';
import type { Consent } from './agreed.ts';

const ConsentSheet = inOwnTime(() => import('./consent-sheet.tsx'));

interface Props {
  /** Whose account it is about. */
  readonly beneficiary_id: string;
  readonly sheet: AbhaSheet;
  /** Of a child the guardian on record, who agrees for it. */
  readonly guardian_id?: string | null;
  readonly onAgreed: (consent: Consent) => void;
}

/** Before anything is asked: the sheet is read out. Who does not agree is sent nowhere; that ends what was agreed to before. */
export function ConsentPart({ beneficiary_id, sheet, guardian_id = null, onAgreed }: Props) {
  const { t } = useWords();
  const { busy, withdraw } = useWithdraw(beneficiary_id);
  const [reading, setReading] = useState(false);
  const [refused, setRefused] = useState(false);
  return (
    <Section title={refused ? t('abha:refusedTitle') : t('abha:consentHead')}>
      <div className="stack-12">
        {refused ? <Notice kind="info">{t('abha:refusedText')}</Notice> : null}
        {refused ? null : <p className="quiet flat">{t('abha:consentIntro')}</p>}
        <IconButton icon={IconFileText} variant={refused ? 'default' : 'filled'} onClick={() => setReading(true)}>
          {refused ? t('abha:consentAgain') : t('abha:consentRead')}
        </IconButton>
      </div>
      {reading ? (
        <ConsentSheet
          sheet={sheet}
          guardian_id={guardian_id}
          open={reading}
          onClose={() => setReading(false)}
          onAgreed={(consent) => {
            setReading(false);
            onAgreed(consent);
          }}
          refusing={busy}
          onRefused={async () => {
            if (!(await withdraw('refused'))) return;
            setReading(false);
            setRefused(true);
          }}
        />
      ) : null}
    </Section>
  );
}

interface AgreementProps {
  readonly onAgain: (() => void) | null;
  readonly onLeave: () => void;
}

/** The consent that holds, the way to read it out again and the way out of the attempt. */
export function Agreement({ onAgain, onLeave }: AgreementProps) {
  const { t } = useWords();
  return (
    <div className={classes.agreed}>
      <IconCircleCheck size={20} aria-hidden />
      <span>{t('identity:consentGiven')}</span>
      {onAgain ? (
        <Button variant="subtle" onClick={onAgain}>
          {t('abha:consentAgain')}
        </Button>
      ) : null}
      <Button variant="subtle" onClick={onLeave}>
        {t('abha:leave')}
      </Button>
    </div>
  );
}
