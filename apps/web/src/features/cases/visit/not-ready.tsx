import { Button } from '@mantine/core';
import { IconFlower, IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { refusalWords, useWords } from '../../../platform/language/index.ts';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { partTitles } from './part-titles.ts';
import type { VisitPart, VisitPlace } from './steps.ts';

/** Why a person's case cannot be worked on in a session. */
export type VisitStanding = 'loading' | 'not-on-phone' | 'not-listed' | 'not-verified' | 'died';

interface Props {
  readonly part: VisitPart;
  readonly standing: VisitStanding;
  readonly at: VisitPlace;
}

/** A visit that cannot go on, and what to do first. */
export const NotReady = ({ part, ...props }: Props) => {
  const { t } = useWords();
  return (
    <Page title={t(partTitles[part])} back={`/session/${props.at.sessionId}`}>
      <Why {...props} />
    </Page>
  );
};

function Why({ standing, at }: Omit<Props, 'part'>) {
  const { t } = useWords();
  if (standing === 'loading') return <SkeletonList />;
  if (standing === 'not-verified') {
    const to = `/beneficiary-verification/${at.beneficiaryId}/${at.sessionId}/identification`;
    const action = (
      <Button component={Link} to={to}>
        {t('cases:goVerify')}
      </Button>
    );
    return <EmptyState icon={IconUserOff} title={t('cases:notVerified')} action={action} />;
  }
  if (standing === 'died') return <EmptyState icon={IconFlower} title={refusalWords({ code: 'BENDET0002' })} />;
  const sentence = standing === 'not-listed' ? t('identity:notOnList') : t('beneficiaries:notFound');
  return <EmptyState icon={IconUserOff} title={sentence} text={t('beneficiaries:notFoundWhatNext')} />;
}
