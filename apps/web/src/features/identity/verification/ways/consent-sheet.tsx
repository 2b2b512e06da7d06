import { Button } from '@mantine/core';
import type { ConsentGiver } from '@teeka/domain/verification';
import { useState } from 'react';
import { activeLanguage } from '../../../../platform/language/index.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { BottomSheet, Choices } from '../../../../ui/index.ts';
import { type Consent, consentTo } from './aadhaar-state.ts';
import classes from './ways.module.css';

interface Props {
  readonly open: boolean;
  /** Who answers for the person: a guardian for somebody under 18. */
  readonly giver: ConsentGiver;
  readonly onAgreed: (consent: Consent) => void;
  readonly onClose: () => void;
}

/** Aadhaar consent: three paragraphs to read out, in the language of the screen, and who agrees. */
export function ConsentSheet({ open, giver, onAgreed, onClose }: Props) {
  const { t } = useWords();
  const [given_by, setGivenBy] = useState<ConsentGiver>(giver);
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('identity:consentTitle')}
      actions={
        <Button fullWidth onClick={() => onAgreed(consentTo(activeLanguage(), given_by))}>
          {t('identity:agreed')}
        </Button>
      }
    >
      <div className={classes.consent}>
        <p>{t('identity:consent1')}</p>
        <p>{t('identity:consent2')}</p>
        <p>{t('identity:consent3')}</p>
        <Choices<ConsentGiver>
          label={t('identity:whoAgrees')}
          value={given_by}
          onChoose={setGivenBy}
          choices={[
            { value: 'person', label: t('identity:agreesPerson') },
            { value: 'guardian', label: t('identity:agreesGuardian') },
          ]}
        />
      </div>
    </BottomSheet>
  );
}
