import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getAbha } from '@teeka/contract/abha';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { type Abha, abhaPath } from '../../../records/abha/use-abha.ts';
import { useDraft } from '../../../records/workday/index.ts';
import { Notice, Section } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { type AbhaDraft, agreedOf, draftKey, emptyDraft } from './agreed.ts';
import { ConsentPart } from './consent-part.tsx';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly childId: string;
  readonly guardian: Abha['guardian'];
  readonly flow: Flow;
}

/** A child's account is made within its guardian's: that comes first, and is opened with a code. */
export function GuardianPart({ childId, guardian, flow }: Props) {
  const { t } = useWords();
  if (guardian?.has_account) return <OpenGuardian guardian={guardian} flow={flow} />;
  return (
    <Section title={t('abha:guardianHead')}>
      <div className="stack-12">
        <p className="flat">
          {guardian === null ? t('abha:guardianNone') : t('abha:guardianWithout', { name: guardian.ben_name })}
        </p>
        {guardian === null ? (
          <LinkButton to={`/edit-beneficiary/${childId}`}>{t('abha:enterGuardian')}</LinkButton>
        ) : (
          <LinkButton to={abhaPath(guardian.beneficiary_id)}>
            {t('abha:guardianMake', { name: guardian.ben_name })}
          </LinkButton>
        )}
      </div>
    </Section>
  );
}

interface OpenProps {
  readonly guardian: NonNullable<Abha['guardian']>;
  readonly flow: Flow;
}

/** The guardian agrees for their own account too; what they agreed to a moment ago, when it was linked, holds. */
function OpenGuardian({ guardian, flow }: OpenProps) {
  const { t } = useWords();
  const { beneficiary_id, ben_name: name } = guardian;
  const [draft, keep] = useDraft<AbhaDraft>(draftKey(beneficiary_id), emptyDraft);
  const { data } = useQuery({
    queryKey: ['abha', beneficiary_id, 'guardian'],
    gcTime: 0,
    retry: false,
    queryFn: () => send(getAbha, { beneficiary_id }, { quiet: true, silent: true }),
  });
  const address = data?.linked?.abha_address ?? '';
  if (!draft) return null;
  const agreed = agreedOf({ draft, at: now(), isUnderWay: false, saidNo: '', sheet: 'adult', wish: null });
  if (!agreed || flow.lapsed === 'guardian')
    return (
      <>
        <p>{t('abha:guardianAgrees', { name })}</p>
        <ConsentPart
          beneficiary_id={beneficiary_id}
          sheet="adult"
          onAgreed={(consent) => {
            flow.go('look');
            void keep({ ...draft, consent });
          }}
        />
      </>
    );
  return (
    <Section title={t('abha:guardianHead')}>
      <div className="stack">
        <p className="flat">{t('abha:guardianOpen', { name })}</p>
        <p className="quiet flat">{t('abha:childLimit')}</p>
        {flow.refusals.general ? <Notice>{flow.refusals.general}</Notice> : null}
        <Button loading={flow.busy || address === ''} onClick={() => void flow.search('address', address, agreed)}>
          {t('abha:guardianCode', { name })}
        </Button>
      </div>
    </Section>
  );
}
