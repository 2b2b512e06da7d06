import { Checkbox, Radio, Stack, Textarea } from '@mantine/core';
import { rejectBeneficiary, type Session } from '@teeka/contract/sessions';
import { longestRejectRemark, rejectionRefusals } from '@teeka/domain/sessions';
import { useState } from 'react';
import { nameHere, refusalWords, useWords } from '../../../platform/language/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import type { RosterLine } from '../../../records/sessions/session-now.ts';
import { useDraft, useView } from '../../../records/workday/index.ts';
import { invalid } from '../../../ui/form/invalid.ts';
import { RequiredMark } from '../../../ui/form/required-mark.tsx';
import { tall } from '../../../ui/form/tall.ts';
import { ConfirmSheet } from '../../../ui/index.ts';
import { useWrite } from './use-write.ts';

interface Props {
  /** Who is turned away. */
  readonly line: RosterLine;
  readonly session: Session;
  readonly onClose: () => void;
}

/** What was chosen and typed before the sheet was closed; that the family was told is asked anew each time. */
interface RejectDraft {
  readonly reason: string | null;
  readonly remarks: string;
}
const emptyDraft: RejectDraft = { reason: null, remarks: '' };

/** Why a person is not vaccinated: a reason, remarks, and the word that the family knows when to come next. */
export default function RejectSheet({ line, session, onClose }: Props) {
  const { t } = useWords();
  const reasons = useView()?.rows.meta.reasons ?? [];
  const { write, busy } = useWrite();
  const { session_id, beneficiary_id } = line.entry;
  const [kept, keep] = useDraft(`reject/${session_id}/${beneficiary_id}`, emptyDraft);
  const draft = kept ?? emptyDraft;
  const { reason, remarks } = draft;
  const [isInformed, setInformed] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const name = line.person.ben_name;
  const care = careOf(session);
  const said = {
    reason_id: reason === null ? null : Number(reason),
    acknowledged: isInformed,
    remarks: remarks.trim(),
  };
  const missing = (path: 'reason_id' | 'acknowledged' | 'remarks') => {
    const found = rejectionRefusals(said).find((one) => one.path === path);
    return found && refusalWords(found);
  };
  const save = async () => {
    setSubmitted(true);
    if (rejectionRefusals(said).length > 0) return;
    const input = { session_id, beneficiary_id, ...said };
    if (!(await write(rejectBeneficiary, input, { saved: t('sessions:rejectSaved', { name, ...care }) }))) return;
    await keep(null);
    onClose();
  };
  return (
    <ConfirmSheet
      open
      title={t('sessions:rejectTitle', { name, ...care })}
      confirm={t('sessions:rejectSave', care)}
      onConfirm={save}
      onCancel={onClose}
      busy={busy}
      danger
    >
      <Stack gap="md">
        <Radio.Group
          label={t('sessions:rejectReason')}
          withAsterisk
          inputWrapperOrder={['label', 'error', 'input']}
          value={reason}
          onChange={(next) => void keep({ ...draft, reason: next })}
          error={submitted && missing('reason_id')}
        >
          <Stack gap={4} mt={4}>
            {reasons.map((one) => (
              <Radio
                key={one.reason_id}
                value={String(one.reason_id)}
                label={nameHere(one, 'reason')}
                styles={tall}
                required
                {...invalid(submitted && missing('reason_id'))}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('sessions:rejectRemarks')}
          autosize
          minRows={2}
          maxLength={longestRejectRemark}
          value={remarks}
          error={missing('remarks')}
          onChange={(event) => void keep({ ...draft, remarks: event.currentTarget.value })}
        />
        <Checkbox
          label={
            <>
              {t('sessions:rejectAcknowledge')}
              <RequiredMark />
            </>
          }
          aria-required
          {...invalid(submitted && missing('acknowledged'))}
          checked={isInformed}
          onChange={(event) => setInformed(event.currentTarget.checked)}
          error={submitted && missing('acknowledged')}
        />
      </Stack>
    </ConfirmSheet>
  );
}
