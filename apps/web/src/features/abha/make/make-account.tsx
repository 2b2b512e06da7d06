import { IconFlower } from '@tabler/icons-react';
import { type AbhaSheet, abhaSheetOf } from '@teeka/domain/abha';
import { useEffect, useRef, useState } from 'react';
import { now, useToday } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { AccountSection } from '../../../records/abha/account-section.tsx';
import { isGone } from '../../../records/abha/is-gone.ts';
import type { AbhaNow } from '../../../records/abha/use-abha.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { useDraft, useOnline, useView } from '../../../records/workday/index.ts';
import { EmptyState, Notice, Page, SkeletonList, StepHeader } from '../../../ui/index.ts';
import { type AbhaDraft, type Agreed, agreedOf, draftKey, emptyDraft } from './agreed.ts';
import { attemptOf, holdAttempt } from './attempts.ts';
import { Agreement, ConsentPart } from './consent-part.tsx';
import { begun, flowSteps, isUnderWay, stepOf } from './flow.ts';
import { type GuardianNow, guardianNow } from './guardian-now.ts';
import { NoAccount } from './guardian-part.tsx';
import { type Because, KeepWish } from './keep-wish.tsx';
import { StagePart } from './stage-part.tsx';
import { useFlow } from './use-flow.ts';

interface Props {
  readonly person: PersonNow;
  readonly record: PersonOnPhone;
  readonly known: AbhaNow;
  /** Linked on this page: what it rested on is fulfilled, and the card stays to be seen. */
  readonly isLinked: boolean;
  readonly onLinked: () => void;
}

/** The account is made or linked: consent first, then step by step; without network the wish is kept. */
export function MakeAccount(props: Props) {
  const { t } = useWords();
  const { person, record, known, isLinked } = props;
  const last = useRef<Agreed | null>(null);
  const today = useToday();
  const online = useOnline();
  const { beneficiary_id } = person.person;
  const guardianHere = useView()?.rows.people.get(record.guardian_ben_id ?? '');
  const [draft, keep] = useDraft<AbhaDraft>(draftKey(beneficiary_id), emptyDraft);
  if (isGone(record))
    return (
      <Frame person={person}>
        <EmptyState icon={IconFlower} title={t('refusals:BENDET0002')} />
      </Frame>
    );
  if (!draft)
    return (
      <Frame person={person}>
        <SkeletonList rows={4} />
      </Frame>
    );
  const sheet = known.abha?.sheet ?? abhaSheetOf(record.dob, today);
  const wish = known.abha?.wish ?? null;
  const holds = agreedOf({ draft, today, sheet, wish, consentHere: known.here?.consent ?? null });
  const agreed = holds ?? (isLinked ? last.current : null);
  last.current = agreed;
  const hasWish = wish !== null || known.here !== null;
  const standing = hasWish ? <AccountSection person={person.person} isDead={false} onOwnPage /> : null;
  const guardian = guardianNow(known.abha, record, guardianHere, today);
  // Whose consent counts for nothing is not asked for it.
  if (sheet === 'child' && !isLinked && (guardian.stands === 'minor' || guardian.stands === 'dead'))
    return (
      <Frame person={person} at={0}>
        {standing}
        <NoAccount childId={beneficiary_id} guardian={guardian} />
      </Frame>
    );
  if (!agreed)
    return (
      <Frame person={person} at={0}>
        {standing}
        <ConsentPart sheet={sheet} onAgreed={(consent) => void keep({ ...draft, consent, consentOn: today })} />
      </Frame>
    );
  const again =
    agreed.consent === null || known.here
      ? null
      : () => {
          holdAttempt(beneficiary_id, begun, now());
          void keep({ ...draft, consent: null, consentOn: '' });
        };
  if (!online && !isLinked)
    return (
      <Frame person={person} at={1}>
        {standing}
        {hasWish ? null : (
          <>
            <Agreement onAgain={again} />
            <KeepWish
              person={person.person}
              consent={agreed.consent}
              because="offline"
              onKept={() => void keep(null)}
            />
          </>
        )}
      </Frame>
    );
  return <Making {...props} {...{ draft, agreed, sheet, guardian, hasWish, keep }} onAgain={again} />;
}

interface MakingProps extends Props {
  readonly draft: AbhaDraft;
  readonly agreed: Agreed;
  readonly sheet: AbhaSheet;
  readonly guardian: GuardianNow;
  readonly hasWish: boolean;
  readonly keep: (next: AbhaDraft | null) => Promise<void>;
  readonly onAgain: (() => void) | null;
}

/** With network, and agreed to. */
function Making(props: MakingProps) {
  const { person, record, known, draft, keep, agreed, sheet, guardian, hasWish, onAgain, onLinked } = props;
  const { t } = useWords();
  const { beneficiary_id } = person.person;
  // Begun, and nothing of it in memory: the app was closed or opened anew meanwhile.
  const [wasCut] = useState(draft.begun && attemptOf(beneficiary_id, now()) === null);
  const flow = useFlow({
    beneficiary_id,
    guardian_id: guardian.id,
    agreed,
  });
  const { stage } = flow;
  const isBusy = flow.busy || isUnderWay(stage);
  // What was refused, given up or linked is under way no more: whoever comes back is not told that it was cut off.
  useEffect(() => {
    if (draft.begun !== isBusy) void keep({ ...draft, begun: isBusy });
  }, [draft, isBusy, keep]);
  const wish = (because: Because) =>
    hasWish ? null : (
      <KeepWish person={person.person} consent={agreed.consent} because={because} onKept={() => void keep(null)} />
    );
  const linked = () => {
    onLinked();
    // What was agreed to today still holds where a child's account is made within this one.
    void keep(draft.consent ? { ...emptyDraft, consent: draft.consent, consentOn: draft.consentOn } : null);
    void known.refresh();
  };
  const isBegun = stage.at === 'account';
  return (
    <Frame person={person} at={stepOf(stage)}>
      {stage.at === 'linked' ? null : <Agreement onAgain={isBegun ? onAgain : null} />}
      {wasCut && isBegun ? (
        <div className="below-16">
          <Notice kind="info">{t('abha:cutOff')}</Notice>
        </div>
      ) : null}
      <StagePart
        {...{ person, record, flow, sheet, guardian, draft }}
        onDraft={(part) => void keep({ ...draft, ...part })}
        onLinked={linked}
        onWish={wish}
        onAgain={() => void known.refresh()}
      />
      {flow.silent ? wish('silent') : null}
    </Frame>
  );
}

interface FrameProps {
  readonly person: PersonNow;
  /** The step that is shown; none where nothing is made. */
  readonly at?: number;
  readonly children: React.ReactNode;
}

function Frame({ person, at, children }: FrameProps) {
  const { t } = useWords();
  return (
    <Page deep title={t('abha:title')}>
      {at === undefined ? null : (
        <StepHeader steps={flowSteps.map((key) => ({ key, title: t(`abha:${key}`) }))} current={at} />
      )}
      <PersonLine person={person} />
      {children}
    </Page>
  );
}
