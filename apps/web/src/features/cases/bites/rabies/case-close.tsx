import { Button } from '@mantine/core';
import { restartCase } from '@teeka/contract/cases/bites';
import { now } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import { useItem, useWorkday } from '../../../../records/workday/index.ts';
import { BottomSheet, toast } from '../../../../ui/index.ts';
import { useMended } from '../../../../ui/saving/use-mended.ts';
import { useSaving } from '../../../../ui/saving/use-saving.ts';
import classes from '../bites.module.css';
import type { BiteProps } from '../frame/bite-page.tsx';
import { mendedRestart } from '../mended.ts';

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
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const mended = mendedRestart(useItem(useMended()));
  const { care, draft } = visit;
  const restart = async () => {
    if (!workday || !care) return;
    const input = {
      case_id: care.case_id,
      beneficiary_reference_id: at.beneficiaryId,
      session_id: at.sessionId,
      new_case_id: newId(now()),
      captured_at: now().toISOString(),
    };
    const saved = await save(async () => {
      if (mended) {
        // The doses that wait behind it name the new case: its id stays.
        const { new_case_id } = mended.input as { readonly new_case_id: string };
        await workday.outbox.replace(mended.id, { ...input, new_case_id });
      } else await workday.outbox.enqueueAll([{ call: restartCase, input }]);
      await visit.change({ ...draft, earlierDays: [], closing: '', saved: null });
    });
    if (!saved) return;
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
