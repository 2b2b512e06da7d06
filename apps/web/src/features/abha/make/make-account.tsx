import { Button } from '@mantine/core';
import { IconFlower } from '@tabler/icons-react';
import { type AbhaSheet, abhaSheetOf } from '@teeka/domain/abha';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { now, useTimeOfDay, useToday } from '../../../platform/clock/clock.ts';
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
import { begun, flowSteps, isUnderWay as goesOn, stepOf } from './flow.ts';
import { type GuardianNow, guardianNow } from './guardian-now.ts';
import { NoAccount } from './guardian-part.tsx';
import { isWished } from './is-wished.ts';
import { type Because, KeepWish } from './keep-wish.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
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
  const [leaving, setLeaving] = useState(false);
  const today = useToday();
  // Each minute anew: a consent holds for some minutes.
  useTimeOfDay();
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
  const at = now();
  const isUnderWay = attemptOf(beneficiary_id, at) !== null;
  const holds = agreedOf({ draft, at, isUnderWay, saidNo: known.saidNo, sheet, wish });
  const agreed = holds ?? (isLinked ? last.current : null);
  last.current = agreed;
  const hasWish = isWished(known);
  const isGiven = hasWish || wish !== null || (known.abha?.consent ?? null) !== null;
  const standing = isGiven ? <AccountSection person={person.person} isDead={false} onOwnPage /> : null;
  const guardian = guardianNow(known.abha, record, guardianHere, today);
  // Whose consent counts for nothing is not asked for it.
  if (sheet === 'child' && !isLinked && (guardian.stands === 'minor' || guardian.stands === 'dead'))
    return (
      <Frame person={person} at={0}>
        {standing}
        <NoAccount childId={beneficiary_id} guardian={guardian} />
      </Frame>
    );
  // A wish that waits on this phone is sent first: the account is made by what the server has of it.
  if (known.here && !isLinked)
    return (
      <Frame person={person} at={1}>
        {standing}
      </Frame>
    );
  if (!agreed)
    return (
      <Frame person={person} at={0}>
        {standing}
        <ConsentPart
          {...{ beneficiary_id, sheet, guardian_id: guardian.id }}
          onAgreed={(consent) => {
            holdAttempt(beneficiary_id, begun, now());
            void keep({ ...draft, consent });
          }}
        />
      </Frame>
    );
  const again =
    agreed.consent === null
      ? null
      : () => {
          holdAttempt(beneficiary_id, begun, now());
          void keep({ ...draft, consent: null });
        };
  const onLeave = () => setLeaving(true);
  const leaveSheet = leaving ? (
    <LeaveSheet
      person={person.person}
      consent={agreed.consent}
      hasWish={hasWish}
      onStay={() => setLeaving(false)}
      onOver={() => {
        holdAttempt(beneficiary_id, begun, now());
        void keep(null);
      }}
    />
  ) : null;
  if (!online && !isLinked)
    return (
      <Frame person={person} at={1} onBack={hasWish ? undefined : onLeave}>
        {leaveSheet}
        {hasWish ? (
          standing
        ) : (
          <>
            <Agreement onAgain={again} onLeave={onLeave} />
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
  const making = { draft, agreed, sheet, guardian, hasWish, keep, onLeave, leaveSheet };
  return <Making {...props} {...making} onAgain={again} />;
}

interface MakingProps extends Props {
  readonly draft: AbhaDraft;
  readonly agreed: Agreed;
  readonly sheet: AbhaSheet;
  readonly guardian: GuardianNow;
  readonly hasWish: boolean;
  readonly keep: (next: AbhaDraft | null) => Promise<void>;
  readonly onAgain: (() => void) | null;
  readonly onLeave: () => void;
  readonly leaveSheet: ReactNode;
}

/** With network, and agreed to. */
function Making({
  person,
  record,
  known,
  draft,
  keep,
  agreed,
  sheet,
  guardian,
  hasWish,
  onLinked,
  ...ways
}: MakingProps) {
  const { onAgain, onLeave, leaveSheet } = ways;
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
  const isBusy = flow.busy || goesOn(stage);
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
    // What was agreed to a moment ago still holds where a child's account is made within this one.
    void keep(draft.consent ? { ...emptyDraft, consent: draft.consent } : null);
    void known.refresh();
  };
  const isBegun = stage.at === 'account';
  if (flow.lapsed === 'person')
    return (
      <Frame person={person} at={0}>
        <div className="below-16">
          <Notice>{flow.refusals.general}</Notice>
        </div>
        <ConsentPart
          {...{ beneficiary_id, sheet, guardian_id: guardian.id }}
          onAgreed={(consent) => {
            flow.go('look');
            void keep({ ...draft, consent });
          }}
        />
      </Frame>
    );
  const isLinked = stage.at === 'linked';
  return (
    <Frame person={person} at={stepOf(stage)} onBack={isLinked ? undefined : onLeave}>
      {isLinked ? null : <Agreement onAgain={isBegun ? onAgain : null} onLeave={onLeave} />}
      {leaveSheet}
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
      {flow.isTaken ? <Button onClick={() => void known.refresh()}>{t('abha:showLinked')}</Button> : null}
    </Frame>
  );
}

interface FrameProps {
  readonly person: PersonNow;
  /** The step that is shown; none where nothing is made. */
  readonly at?: number;
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
}

function Frame({ person, at, onBack, children }: FrameProps) {
  const { t } = useWords();
  return (
    <Page deep title={t('abha:title')} onBack={onBack}>
      {at === undefined ? null : (
        <StepHeader steps={flowSteps.map((key) => ({ key, title: t(`abha:${key}`) }))} current={at} />
      )}
      <PersonLine person={person} />
      {children}
    </Page>
  );
}
