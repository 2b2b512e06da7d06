import type { Refusal } from '@teeka/domain/refusal';
import { checkRemark, refusedAt } from '@teeka/domain/text';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { useKeptForm } from '../../../records/workday/index.ts';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice } from '../../../ui/index.ts';

interface Props {
  /** What is done to what: so what is typed is kept until it is done. */
  readonly keptAs: string;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** What is chosen besides, drawn with what is refused of it. */
  readonly choice?: {
    readonly field: string;
    readonly isChosen: boolean;
    /** `onChosen` takes away what was refused of it. */
    readonly draw: (error: string | undefined, onChosen: () => void) => ReactNode;
  };
  readonly onSend: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks once, with the reason, before a place, a facility or a site goes. */
export function ReasonSheet({ keptAs, title, text, confirm, choice, onSend, onCancel }: Props) {
  const { t } = useWords();
  const { refusals, busy, attempt } = useAttempt(['reason', choice?.field ?? 'reason']);
  const { form: reason, put, forget } = useKeptForm(`place-reason/${keptAs}`, '');
  const save = async () => {
    const missing: readonly Refusal[] = choice && !choice.isChosen ? [{ code: 'FLDVAL0029', path: choice.field }] : [];
    if (!refusals.show([...missing, ...refusedAt('reason', checkRemark(reason))])) return;
    await attempt(async () => {
      await onSend(reason);
      await forget();
    });
  };
  return (
    <ConfirmSheet
      open
      danger
      busy={busy}
      title={title}
      confirm={confirm}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      <p>{text}</p>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      {choice?.draw(refusals.of(choice.field), () => refusals.clear(choice.field))}
      <div className="above-16">
        <ReasonField
          label={t('places:reason')}
          description={t('places:reasonHelp')}
          value={reason}
          onChange={put}
          refusals={refusals}
        />
      </div>
    </ConfirmSheet>
  );
}
