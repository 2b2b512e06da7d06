import { Checkbox, Radio, Stack, Textarea } from '@mantine/core';
import { rejectBeneficiary, type Session } from '@teeka/contract/sessions';
import { longestRejectRemark, rejectionRefusals } from '@teeka/domain/sessions';
import { useRef, useState } from 'react';
import { activeLanguage, refusalWords, useWords } from '../../../platform/language/index.ts';
import type { RosterLine } from '../../../platform/pack/index.ts';
import { useView } from '../../../platform/workday/index.ts';
import { tall } from '../../../ui/form/tall.ts';
import { ConfirmSheet } from '../../../ui/index.ts';
import { careOf } from '../../../ui/session/care-of.ts';
import { useWrite } from './use-write.ts';

interface Props {
  /** Who is turned away. */
  readonly line: RosterLine;
  readonly session: Session;
  readonly onClose: () => void;
}

/** Why a person is not vaccinated: a reason, remarks, and the word that the family knows when to come next. */
export default function RejectSheet({ line, session, onClose }: Props) {
  const { t } = useWords();
  const reasons = useView()?.rows.meta.reasons ?? [];
  const { write, busy } = useWrite();
  const [reason, setReason] = useState<string | null>(null);
  const [remarks, setRemarks] = useState('');
  const [told, setTold] = useState(false);
  const [asked, setAsked] = useState(false);
  const firstReason = useRef<HTMLInputElement>(null);
  const acknowledge = useRef<HTMLInputElement>(null);
  const name = line.person.ben_name;
  const care = careOf(session);
  const said = {
    reason_id: reason === null ? null : Number(reason),
    acknowledged: told,
    remarks: remarks.trim(),
  };
  const missing = (path: 'reason_id' | 'acknowledged' | 'remarks') => {
    const found = rejectionRefusals(said).find((one) => one.path === path);
    return found && refusalWords(found);
  };
  const save = async () => {
    setAsked(true);
    // What is missing may lie below the fold: going there shows it.
    if (missing('reason_id')) return firstReason.current?.focus();
    if (missing('acknowledged')) return acknowledge.current?.focus();
    if (missing('remarks')) return;
    const { session_id, beneficiary_id } = line.entry;
    const input = { session_id, beneficiary_id, ...said };
    if (await write(rejectBeneficiary, input, { saved: t('sessions:rejectSaved', { name, ...care }) }))
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
          inputWrapperOrder={['label', 'error', 'input']}
          value={reason}
          onChange={setReason}
          error={asked && missing('reason_id')}
        >
          <Stack gap={4} mt={4}>
            {reasons.map((one, at) => (
              <Radio
                {...(at === 0 ? { ref: firstReason } : {})}
                key={one.reason_id}
                value={String(one.reason_id)}
                label={activeLanguage() === 'hi' ? one.reason_hi : one.reason}
                styles={tall}
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
          onChange={(event) => setRemarks(event.currentTarget.value)}
        />
        <Checkbox
          ref={acknowledge}
          label={t('sessions:rejectAcknowledge')}
          checked={told}
          onChange={(event) => setTold(event.currentTarget.checked)}
          error={asked && missing('acknowledged')}
        />
      </Stack>
    </ConfirmSheet>
  );
}
