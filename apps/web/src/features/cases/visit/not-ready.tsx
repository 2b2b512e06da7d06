import { Button } from '@mantine/core';
import { IconFlower, IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { refusalWords } from '../../../platform/language/refusal-words.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { EmptyState, Page } from '../../../ui/index.ts';
import type { VisitPlace } from '../plans/schedule/visit.ts';

/** Whether a person's case can be worked on in a session. */
export type VisitStanding = 'not-on-phone' | 'not-listed' | 'not-verified' | 'died' | 'ready';

interface NotReadyProps {
  readonly title: string;
  readonly back: string;
  readonly standing: VisitStanding;
  readonly at: VisitPlace;
}

/** Why the case cannot be worked on, and what to do first. */
export function NotReady({ title, back, standing, at }: NotReadyProps) {
  const { t } = useWords();
  if (standing === 'not-verified') {
    const to = `/beneficiary-verification/${at.beneficiaryId}/${at.sessionId}/identification`;
    const action = (
      <Button component={Link} to={to}>
        {t('cases:goVerify')}
      </Button>
    );
    return (
      <Page title={title} back={back}>
        <EmptyState icon={IconUserOff} title={t('cases:notVerified')} action={action} />
      </Page>
    );
  }
  if (standing === 'died') {
    return (
      <Page title={title} back={back}>
        <EmptyState icon={IconFlower} title={refusalWords({ code: 'BENDET0002' })} />
      </Page>
    );
  }
  const sentence = standing === 'not-listed' ? t('identity:notOnList') : t('beneficiaries:notFound');
  return (
    <Page title={title} back={back}>
      <EmptyState icon={IconUserOff} title={sentence} text={t('beneficiaries:notFoundWhatNext')} />
    </Page>
  );
}
