import { IconFlower } from '@tabler/icons-react';
import { abhaSheetOf } from '@teeka/domain/abha';
import { type ReactNode, useRef, useState } from 'react';
import { now, useTimeOfDay, useToday } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { AccountSection } from '../../../records/abha/account-section.tsx';
import type { AbhaNow } from '../../../records/abha/use-abha.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { useDraft, useOnline } from '../../../records/workday/index.ts';
import { EmptyState, Notice, Page, SkeletonList, StepHeader } from '../../../ui/index.ts';
import { type AbhaDraft, type Agreed, agreedOf, draftKey, emptyDraft } from './agreed.ts';
import { attemptOf, holdAttempt } from './attempts.ts';
import { Agreement, ConsentPart } from './consent-part.tsx';
import { begun, flowSteps, stepOf } from './flow.ts';
import { KeepWish } from './keep-wish.tsx';
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
  const [draft, keep] = useDraft<AbhaDraft>(draftKey(beneficiary_id), emptyDraft);
  if (record.deceased_on !== null)
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
  const hasWish = wish !== null || known.here !== null;
  const isGiven = hasWish || (known.abha?.consent ?? null) !== null;
  const standing = isGiven ? <AccountSection person={person.person} isDead={false} onOwnPage /> : null;
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
          {...{ beneficiary_id, sheet }}
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
  return <Making {...props} {...{ draft, agreed, sheet, hasWish, onLeave, leaveSheet }} keep={keep} onAgain={again} />;
}

interface MakingProps extends Props {
  readonly draft: AbhaDraft;
  readonly agreed: Agreed;
  readonly sheet: 'adult' | 'child';
  readonly hasWish: boolean;
  readonly keep: (next: AbhaDraft | null) => Promise<void>;
  readonly onAgain: (() => void) | null;
  readonly onLeave: () => void;
  readonly leaveSheet: ReactNode;
}

/** With network, and agreed to. */
function Making({ person, record, known, draft, keep, agreed, sheet, hasWish, onLinked, ...ways }: MakingProps) {
  const { onAgain, onLeave, leaveSheet } = ways;
  const { t } = useWords();
  const { beneficiary_id } = person.person;
  const guardian = known.abha?.guardian ?? null;
  // Begun, and nothing of it in memory: the app was closed or opened anew meanwhile.
  const [wasCut] = useState(draft.begun && attemptOf(beneficiary_id, now()) === null);
  const flow = useFlow({
    beneficiary_id,
    guardian_id: guardian?.beneficiary_id ?? null,
    agreed,
    onBegun: () => void keep({ ...draft, begun: true }),
  });
  const { stage } = flow;
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
          {...{ beneficiary_id, sheet }}
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
      />
      {flow.silent && !hasWish ? (
        <KeepWish person={person.person} consent={agreed.consent} because="silent" onKept={() => void keep(null)} />
      ) : null}
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
