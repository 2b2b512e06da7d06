import { Button } from '@mantine/core';
import { restartCase } from '@teeka/contract/bites';
import { now } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import classes from '../../../../records/bites/bites.module.css';
import { useForm } from '../../../../records/forms/use-form.ts';
import { BottomSheet, toast } from '../../../../ui/index.ts';
import type { BiteProps } from '../bites/use-bite-visit.ts';
import { restartPlace } from './restart-place.ts';

interface Props extends BiteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The other way out: doses that others gave. */
  readonly onPaper: () => void;
}

/**
 * The case-close dialog of the specification (document 2, section 2): the scheduled period was exceeded, so the course
 * begins anew with the first dose, or the doses given elsewhere are entered.
 */
export function CaseClose({ open, onClose, onPaper, visit, at, goTo }: Props) {
  const { t } = useWords();
  // The doses that wait behind a refused one name the new case: its id stays.
  const empty = { new_case_id: '' };
  const { value, busy, save } = useForm({ place: restartPlace(at), empty, fields: [], alone: true });
  const { care, draft } = visit;
  const restart = async () => {
    if (!care) return;
    const input = {
      case_id: care.case_id,
      beneficiary_reference_id: at.beneficiaryId,
      session_id: at.sessionId,
      new_case_id: value.new_case_id || newId(now()),
      captured_at: now().toISOString(),
    };
    if (!(await save([{ call: restartCase, input }], { as: { new_case_id: input.new_case_id } }))) return;
    await visit.change({ ...draft, earlierDays: [], closing: '', saved: null });
    toast.success(t('bites:restarted'));
    onClose();
    goTo('vaccination');
  };
  return (
    <BottomSheet open={open} onClose={onClose} title={t('bites:caseCloseTitle')}>
      <div className={classes.stack}>
        <p>{t('bites:caseClose')}</p>
        <Button loading={busy} onClick={() => void restart()}>
          {t('bites:confirm')}
        </Button>
        <span className={classes.or}>{t('bites:or')}</span>
        <Button variant="default" onClick={onPaper}>
          {t('bites:updatePrevious')}
        </Button>
      </div>
    </BottomSheet>
  );
}
