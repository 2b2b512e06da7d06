import { type ContentToChange, changeContent } from '@teeka/contract/settings';
import { settledContent } from '@teeka/domain/settings';
import { checkRemark, refusedAt } from '@teeka/domain/text';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useKeptForm } from '../../../records/workday/index.ts';
import { cleanHtml } from '../../../ui/content/clean-html.ts';
import { RichText } from '../../../ui/content/rich-text.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';
import classes from './contents.module.css';

interface Props {
  readonly content: ContentToChange;
  readonly html: string;
  readonly what: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** The text as a phone shows it; with a reason everybody is shown it. */
export function KeepSheet({ content, html, what, onCancel, onDone }: Props) {
  const { name, language, version: seen } = content;
  const { t } = useWords();
  const { refusals, busy, attempt } = useAttempt(['reason']);
  const { form: reason, put, forget } = useKeptForm(`content-reason/${name}/${language}/${seen}`, '');
  const value = settledContent(cleanHtml(html));
  const save = async () => {
    if (!refusals.show(refusedAt('reason', checkRemark(reason)))) return;
    await attempt(async () => {
      await send(changeContent, { name, language, value, seen, reason }, { ownRefusals: true });
      toast.success(t('administration:kept', { what }));
      await forget();
      onDone();
    });
  };
  return (
    <ConfirmSheet
      open
      busy={busy}
      title={t('administration:previewTitle')}
      confirm={t('administration:keep')}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      <div className={classes.phone} lang={language}>
        {value === '' ? <p className="quiet">{t('administration:previewEmpty')}</p> : <RichText html={value} />}
      </div>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <div className="above-16">
        <ReasonField
          label={t('administration:reason')}
          description={t('administration:reasonHelp')}
          value={reason}
          onChange={put}
          refusals={refusals}
        />
      </div>
    </ConfirmSheet>
  );
}
