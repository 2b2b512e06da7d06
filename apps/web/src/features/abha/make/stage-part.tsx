import type { AbhaSheet } from '@teeka/domain/abha';
import type { ReactNode } from 'react';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { AccountsPart } from './accounts-part.tsx';
import { AddressPart } from './address-part.tsx';
import { type AbhaDraft, mobileOf } from './agreed.ts';
import { BesidePart } from './beside-part.tsx';
import { ChildrenPart } from './children-part.tsx';
import { CodePart } from './code-part.tsx';
import type { Stage } from './flow.ts';
import type { GuardianNow } from './guardian-now.ts';
import { GuardianPart } from './guardian-part.tsx';
import type { Because } from './keep-wish.tsx';
import { LinkedPart } from './linked-part.tsx';
import { MakePart } from './make-part.tsx';
import { MobilePart } from './mobile-part.tsx';
import { ProofPart } from './proof-part.tsx';
import { SearchPart } from './search-part.tsx';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly person: PersonNow;
  readonly record: PersonOnPhone;
  readonly flow: Flow;
  readonly sheet: AbhaSheet;
  readonly guardian: GuardianNow;
  readonly draft: AbhaDraft;
  readonly onDraft: (part: Partial<AbhaDraft>) => void;
  readonly onLinked: () => void;
  /** The account cannot be made now: the wish is kept. */
  readonly onWish: (because: Because) => ReactNode;
  /** Asks the server once more. */
  readonly onAgain: () => void;
}

/** Where another number is typed, for a code of another. */
function backFrom({ of, whose }: Extract<Stage, { at: 'code' }>, sheet: AbhaSheet) {
  if (of !== 'search') return 'make';
  return sheet === 'child' && whose === 'person' ? 'find' : 'look';
}

/** What is asked where the making of the account stands. */
export function StagePart(props: Props) {
  const { person, record, flow, sheet, guardian, draft, onDraft, onLinked, onWish, onAgain } = props;
  const { stage } = flow;
  const { beneficiary_id } = record;
  const mobile = mobileOf(draft, record.mobile);
  switch (stage.at) {
    case 'account':
      return sheet === 'adult' ? (
        <SearchPart flow={flow} sheet={sheet} mobile={record.mobile} />
      ) : (
        <GuardianPart {...{ record, flow, guardian, onAgain, onWish }} />
      );
    case 'find':
      return <SearchPart flow={flow} sheet={sheet} mobile={record.mobile} />;
    case 'make':
      return <MakePart flow={flow} person={person} mobile={mobile} onMobile={(typed) => onDraft({ mobile: typed })} />;
    case 'code':
      return <CodePart {...{ flow, stage, mobile }} back={backFrom(stage, sheet)} />;
    case 'accounts':
      return <AccountsPart flow={flow} stage={stage} />;
    case 'mobile':
      return <MobilePart flow={flow} mobile={mobile} onMobile={(typed) => onDraft({ mobile: typed })} />;
    case 'proof':
      return <ProofPart flow={flow} guardianName={guardian.name} />;
    case 'children':
      return <ChildrenPart flow={flow} stage={stage} guardianName={guardian.name} />;
    case 'address':
      return (
        <AddressPart
          beneficiaryId={beneficiary_id}
          flow={flow}
          stage={stage}
          own={draft.own}
          onOwn={(own) => onDraft({ own })}
        />
      );
    case 'beside':
      return <BesidePart record={record} flow={flow} stage={stage} onLinked={onLinked} />;
    case 'linked':
      return <LinkedPart person={person.person} stage={stage} />;
  }
}
