import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getAbha } from '@teeka/contract/abha';
import type { ReactNode } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { abhaPath } from '../../../records/abha/use-abha.ts';
import { saidNoHere } from '../../../records/abha/wishes-here.ts';
import { useDraft, useItems } from '../../../records/workday/index.ts';
import { Notice, Section } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { type AbhaDraft, agreedOf, draftKey, emptyDraft } from './agreed.ts';
import { ConsentPart } from './consent-part.tsx';
import type { GuardianNow } from './guardian-now.ts';
import type { Because } from './keep-wish.tsx';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly record: Pick<PersonOnPhone, 'beneficiary_id'>;
  readonly guardian: GuardianNow;
  readonly flow: Flow;
  /** Asks the server once more. */
  readonly onAgain: () => void;
  /** The account cannot be made now: the wish is kept. */
  readonly onWish: (because: Because) => ReactNode;
}

/** A child's account is made within its guardian's: that comes first, and is opened with a code. */
export function GuardianPart({ record, guardian, flow, onAgain, onWish }: Props) {
  const { t } = useWords();
  const { stands, id, name, hasAccount } = guardian;
  const ownAccount = (
    <Button variant="default" onClick={() => flow.go('find')}>
      {t('abha:childHas')}
    </Button>
  );
  if (stands === 'here' && hasAccount && id !== null)
    return (
      <div className="stack-12">
        <OpenGuardian {...{ id, name, flow, onAgain, onWish }} />
        {ownAccount}
      </div>
    );
  if (stands === 'unknown') return <Unknown {...{ name, onAgain, onWish }} />;
  return (
    <div className="stack-12">
      <NoAccount childId={record.beneficiary_id} guardian={guardian} />
      {stands === 'elsewhere' ? onWish('guardian') : null}
      {ownAccount}
    </div>
  );
}

/** Why there is no account of the guardian to make the child's in, and whose is made or who is entered first. */
export function NoAccount({ childId, guardian }: { readonly childId: string; readonly guardian: GuardianNow }) {
  const { t } = useWords();
  const { stands, id, name } = guardian;
  const sentence = {
    none: t('abha:guardianNone'),
    elsewhere: t('abha:guardianElsewhere', { name }),
    minor: t('refusals:ABHACC0032'),
    dead: t('refusals:BENDET0002'),
    unknown: t('abha:guardianUnknown', { name }),
    here: t('abha:guardianWithout', { name }),
  };
  return (
    <Section title={t('abha:guardianHead')}>
      <div className="stack-12">
        <p className="flat wraps">{sentence[stands]}</p>
        {stands === 'here' && id !== null ? (
          <LinkButton to={abhaPath(id)}>{t('abha:guardianMake', { name })}</LinkButton>
        ) : (
          <LinkButton to={`/edit-beneficiary/${childId}`}>
            {t(stands === 'none' ? 'abha:enterGuardian' : 'abha:enterOtherGuardian')}
          </LinkButton>
        )}
      </div>
    </Section>
  );
}

/** The server could not be asked: that is said, and it can be asked again. */
function Unknown({ name, onAgain, onWish }: Pick<Props, 'onAgain' | 'onWish'> & { readonly name: string }) {
  const { t } = useWords();
  return (
    <div className="stack-12">
      <Section title={t('abha:guardianHead')}>
        <div className="stack-12">
          <p className="flat wraps">{t('abha:guardianUnknown', { name })}</p>
          <Button onClick={onAgain}>{t('app:retry')}</Button>
        </div>
      </Section>
      {onWish('guardian')}
    </div>
  );
}

interface OpenProps {
  readonly id: string;
  readonly name: string;
  readonly flow: Flow;
  readonly onAgain: Props['onAgain'];
  readonly onWish: Props['onWish'];
}

/** The guardian agrees for their own account too; what they agreed to a moment ago, when it was linked, holds. */
function OpenGuardian({ id, name, flow, onAgain, onWish }: OpenProps) {
  const { t } = useWords();
  const items = useItems();
  const [draft, keep] = useDraft<AbhaDraft>(draftKey(id), emptyDraft);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['abha', id, 'guardian'],
    gcTime: 0,
    retry: false,
    queryFn: () => send(getAbha, { beneficiary_id: id }, { quiet: true, silent: true }),
  });
  if (!draft) return null;
  const again = () => {
    void refetch();
    onAgain();
  };
  // Also where the account was unlinked a moment ago: asked again, the page says so.
  if (isError || (data && data.linked === null)) return <Unknown {...{ name, onWish }} onAgain={again} />;
  const address = data?.linked?.abha_address ?? '';
  const saidNo = saidNoHere(items).get(id) ?? '';
  const agreed = agreedOf({ draft, at: now(), isUnderWay: false, saidNo, sheet: 'adult', wish: null });
  if (!agreed || flow.lapsed === 'guardian')
    return (
      <>
        <p>{t('abha:guardianAgrees', { name })}</p>
        <ConsentPart
          beneficiary_id={id}
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
        <Button loading={flow.busy || isFetching} onClick={() => void flow.search('address', address, agreed)}>
          {t('abha:guardianCode', { name })}
        </Button>
      </div>
    </Section>
  );
}
