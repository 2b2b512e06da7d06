import type { DateRange } from '@teeka/domain/reports';
import { checkRemark } from '@teeka/domain/text';
import { useWords } from '../../platform/language/index.ts';
import { useKeptForm } from '../../records/workday/index.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice, toast } from '../../ui/index.ts';
import { auditFile, type Subject } from './use-audit.ts';

interface Props {
  readonly subject: Subject;
  readonly range: DateRange;
  readonly onClose: () => void;
}

/** Asks what the file is needed for before it is fetched. */
export function FileSheet({ subject, range, onClose }: Props) {
  const { t } = useWords();
  const { form: reason, put, forget } = useKeptForm(`audit-file/${subject.about}/${subject.id}`, '');
  const { refusals, busy, attempt } = useAttempt(['reason']);
  const fetchFile = async () => {
    const why = checkRemark(reason);
    if (!refusals.show(why.ok ? [] : [{ ...why.refusal, path: 'reason' }])) return;
    await attempt(async () => {
      await saveFile(await auditFile(subject, range, reason), `audit-${range.from}-${range.to}.csv`);
      toast.success(t('audit:fileDone'));
      await forget();
      onClose();
    });
  };
  return (
    <ConfirmSheet
      open
      busy={busy}
      title={t('audit:fileTitle')}
      confirm={t('audit:file')}
      onConfirm={() => void fetchFile()}
      onCancel={onClose}
    >
      <p>{t('audit:fileBody')}</p>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <ReasonField
        label={t('audit:fileReason')}
        description={t('audit:fileReasonHelp')}
        value={reason}
        onChange={put}
        refusals={refusals}
      />
    </ConfirmSheet>
  );
}
