import type { CaseEvent } from '@teeka/contract/bites/shapes';
import { useWords } from '../../platform/language/use-words.ts';
import { FieldSheet, type FieldSheetProps } from './field-sheet.tsx';
import type { EventToCorrect } from './kept-event.ts';
import type { EventForm } from './use-event-form.ts';

/** Of a sheet in which a refused event is corrected. */
export interface CorrectionProps {
  readonly corrected: EventToCorrect;
  readonly onClose: () => void;
}

interface Props extends Pick<FieldSheetProps, 'title' | 'wanting' | 'onClose' | 'children'> {
  readonly again: EventForm;
  /** The event as it is corrected. */
  readonly event: () => Pick<CaseEvent, 'at' | 'facts'>;
}

/** The sheet of a refused event: why it was refused, its fields, and sending it again. */
export function CorrectSheet({ again, event, ...sheet }: Props) {
  const { t } = useWords();
  const { busy, refusals, sendAgain } = again;
  const keep = async () => {
    if (await sendAgain(event())) sheet.onClose();
  };
  return (
    <FieldSheet {...sheet} act={t('bites:save')} onAct={() => void keep()} busy={busy} refused={refusals.general} />
  );
}
