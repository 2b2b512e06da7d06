import { useState } from 'react';
import { useOpened } from '../../../records/forms/use-form.ts';
import { usePerson } from '../../../records/workday/index.ts';
import { FollowUpSheet } from './follow-up-sheet.tsx';
import { followUpPlace, type KeptFollowUp } from './state.ts';

/** A refused step that is corrected without network: its sheet alone, with what the phone knows of the report. */
export function CorrectHere({
  reportId,
  beneficiaryId,
}: {
  readonly reportId: string;
  readonly beneficiaryId: string;
}) {
  const about = { report_id: reportId, beneficiary_id: beneficiaryId };
  const corrected = useOpened<KeptFollowUp>(followUpPlace(about));
  const known = usePerson(beneficiaryId)?.record?.adverse_events?.find(({ report_id }) => report_id === reportId);
  const [closed, setClosed] = useState(false);
  if (!corrected || closed) return null;
  return (
    <FollowUpSheet
      report={{
        ...about,
        answers: {},
        // Of a report that the phone does not know, everything is asked.
        category: known?.category ?? 'serious',
      }}
      whole={null}
      kind={corrected.value.kind}
      onClose={() => setClosed(true)}
    />
  );
}
