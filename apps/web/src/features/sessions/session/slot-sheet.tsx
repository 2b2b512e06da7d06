import { changeSlot } from '@teeka/contract/sessions';
import { useEffect, useState } from 'react';
import { now as instant } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { RosterLine, SessionNow } from '../../../records/sessions/session-now.ts';
import { useItem, useWorkday } from '../../../records/workday/index.ts';
import { ConfirmSheet, Notice, toast, useRefusals } from '../../../ui/index.ts';
import { useMended } from '../../../ui/saving/use-mended.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { SlotField } from './slot-field.tsx';
import { refusedSlot } from './slots.ts';

interface Props {
  readonly now: SessionNow;
  /** Whose slot is changed. */
  readonly line: RosterLine;
  readonly onClose: () => void;
}

/** Another slot for somebody booked: what they have is chosen, what is full cannot be. */
export default function SlotSheet({ now, line: { entry, person }, onClose }: Props) {
  const { t } = useWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const refused = refusedSlot(useItem(useMended()), entry);
  const booked = entry.slot_time ?? null;
  const [slot, setSlot] = useState(booked);
  const refusals = useRefusals(['slot_time']);
  const { show } = refusals;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refused record that is opened
  useEffect(() => {
    if (refused) show(refused.refusals);
  }, [refused?.id]);
  const confirm = async () => {
    if (!workday) return;
    const { session_id, beneficiary_id } = entry;
    const input = { session_id, beneficiary_id, slot_time: slot, captured_at: instant().toISOString() };
    const { outbox } = workday;
    const saved = await save(() => (refused ? outbox.replace(refused.id, input) : outbox.enqueue(changeSlot, input)));
    if (!saved) return;
    toast.success(t('plans:slotSaved', { name: person.ben_name }));
    onClose();
  };
  return (
    <ConfirmSheet
      open
      title={t('plans:slotOf', { name: person.ben_name })}
      confirm={t('plans:slotSave')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      busy={busy}
      disabled={slot === booked && !refused}
    >
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <SlotField
        now={now}
        booked={booked}
        value={slot}
        onChoose={(chosen) => {
          refusals.clear('slot_time');
          setSlot(chosen);
        }}
        error={refusals.of('slot_time')}
      />
    </ConfirmSheet>
  );
}
