import { NativeSelect } from '@mantine/core';
import { slotsOf } from '@teeka/domain/sessions';
import { useWords } from '../../../platform/language/index.ts';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { spanWords } from '../parts/session-words.ts';
import { bookedIn } from './slots.ts';

interface Props {
  readonly now: SessionNow;
  readonly value: string | null;
  readonly onChoose: (slot: string | null) => void;
  /** The slot that the person has already: theirs even when it is full. */
  readonly booked?: string | null;
  readonly error?: string | undefined;
}

/** When somebody booked for a coming session should come; nothing is asked where it has no slots. */
export function SlotField({ now, value, onChoose, booked = null, error }: Props) {
  const { t } = useWords();
  const slots = slotsOf(now.session);
  if (slots.length === 0) return null;
  return (
    <NativeSelect
      label={t('plans:slot')}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : currentTarget.value)}
      data={[
        { value: '', label: t('plans:slotAny') },
        ...slots.map(({ slot_time, end_time, places }) => {
          const left = places - bookedIn(now, slot_time);
          const said = left > 0 ? t('plans:slotLeft', { n: left }) : t('plans:slotFull');
          const span = spanWords({ start_time: slot_time, end_time });
          return {
            value: slot_time,
            label: `${span} (${said})`,
            disabled: left <= 0 && slot_time !== booked,
          };
        }),
      ]}
    />
  );
}
