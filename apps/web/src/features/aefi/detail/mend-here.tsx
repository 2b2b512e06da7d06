import { useState } from 'react';
import { useItem, usePerson } from '../../../records/workday/index.ts';
import { useMended } from '../../../ui/saving/use-mended.ts';
import { FollowUpSheet } from './follow-up-sheet.tsx';
import { typedOf } from './state.ts';

interface Props {
  readonly reportId: string;
  readonly beneficiaryId: string;
}

/** A refused step that is corrected without network: its sheet alone, with what the phone knows of the report. */
export function MendHere({ reportId, beneficiaryId }: Props) {
  const mended = typedOf(useItem(useMended()), reportId);
  const known = usePerson(beneficiaryId)?.record?.adverse_events?.find(({ report_id }) => report_id === reportId);
  const [closed, setClosed] = useState(false);
  if (!mended || closed) return null;
  return (
    <FollowUpSheet
      report={{
        report_id: reportId,
        beneficiary_id: beneficiaryId,
        answers: {},
        // Of a report that the phone does not know, everything is asked.
        category: known?.category ?? 'serious',
      }}
      whole={null}
      kind={mended.kind}
      mended={mended}
      onClose={() => setClosed(true)}
    />
  );
}
