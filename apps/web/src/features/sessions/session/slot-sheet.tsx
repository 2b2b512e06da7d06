import { changeSlot } from '@teeka/contract/sessions';
import { now as instant } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import type { RosterLine, SessionNow } from '../../../records/sessions/session-now.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';
import { SlotField } from './slot-field.tsx';
import { type SlotForm, slotPlace } from './slots.ts';

interface Props {
  readonly now: SessionNow;
  /** Whose slot is changed. */
  readonly line: RosterLine;
  readonly onClose: () => void;
}

/** Another slot for somebody booked: what they have is chosen, what is full cannot be. */
export default function SlotSheet({ now, line: { entry, person }, onClose }: Props) {
  const { t } = useWords();
  const { session_id, beneficiary_id } = entry;
  const booked = entry.slot_time ?? null;
  const form = useForm<SlotForm>({
    place: slotPlace(session_id),
    empty: { beneficiary_id, slot_time: booked },
    fields: ['slot_time'],
  });
  const { refusals } = form;
  const { slot_time } = form.value;
  const confirm = async () => {
    const input = { session_id, beneficiary_id, slot_time, captured_at: instant().toISOString() };
    if (!(await form.save([{ call: changeSlot, input }]))) return;
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
      busy={form.busy}
      disabled={slot_time === booked && !form.opened}
    >
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <SlotField
        now={now}
        booked={booked}
        value={slot_time}
        onChoose={(chosen) => form.change({ slot_time: chosen })}
        error={refusals.of('slot_time')}
      />
    </ConfirmSheet>
  );
}
