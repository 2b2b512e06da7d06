import type { AbhaSheet } from '@teeka/domain/abha';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import type { Abha } from '../../../records/abha/use-abha.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { AccountsPart } from './accounts-part.tsx';
import { AddressPart } from './address-part.tsx';
import type { AbhaDraft } from './agreed.ts';
import { BesidePart } from './beside-part.tsx';
import { CodePart } from './code-part.tsx';
import { GuardianPart } from './guardian-part.tsx';
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
  readonly guardian: Abha['guardian'];
  readonly draft: AbhaDraft;
  readonly onDraft: (part: Partial<AbhaDraft>) => void;
  readonly onLinked: () => void;
}

/** What is asked where the making of the account stands. */
export function StagePart({ person, record, flow, sheet, guardian, draft, onDraft, onLinked }: Props) {
  const { stage } = flow;
  const { beneficiary_id } = record;
  const mobile = draft.mobile === '' ? record.mobile : draft.mobile;
  switch (stage.at) {
    case 'account':
      return sheet === 'adult' ? (
        <SearchPart flow={flow} mobile={record.mobile} />
      ) : (
        <GuardianPart childId={beneficiary_id} guardian={guardian} flow={flow} />
      );
    case 'make':
      return <MakePart flow={flow} person={person} mobile={mobile} onMobile={(typed) => onDraft({ mobile: typed })} />;
    case 'code':
      return <CodePart flow={flow} stage={stage} mobile={mobile} />;
    case 'accounts':
      return <AccountsPart flow={flow} stage={stage} />;
    case 'mobile':
      return <MobilePart flow={flow} mobile={mobile} onMobile={(typed) => onDraft({ mobile: typed })} />;
    case 'proof':
      return <ProofPart flow={flow} guardianName={guardian?.ben_name ?? ''} />;
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
