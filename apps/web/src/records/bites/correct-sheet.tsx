import type { CaseEvent } from '@teeka/contract/bites/shapes';
import type { ReactNode } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { FieldSheet } from './field-sheet.tsx';
import type { EventForm } from './use-event-form.ts';

interface Props {
  readonly title: string;
  readonly again: EventForm;
  /** Something is missing or wrong yet. */
  readonly wanting: boolean;
  /** The event as it is corrected. */
  readonly event: () => Pick<CaseEvent, 'at' | 'facts'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sheet of a refused event: why it was refused, its fields, and sending it again. */
export function CorrectSheet({ title, again, wanting, event, onClose, children }: Props) {
  const { t } = useWords();
  const { busy, refusals, sendAgain } = again;
  const keep = async () => {
    if (await sendAgain(event())) onClose();
  };
  return (
    <FieldSheet
      title={title}
      act={t('bites:save')}
      onAct={() => void keep()}
      onClose={onClose}
      wanting={wanting}
      busy={busy}
      refused={refusals.general}
    >
      {children}
    </FieldSheet>
  );
}
