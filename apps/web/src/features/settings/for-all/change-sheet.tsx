import { changeSetting, type SettingToChange } from '@teeka/contract/settings';
import { checkSetting } from '@teeka/domain/settings';
import { checkRemark, refusedAt } from '@teeka/domain/text';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useKeptForm } from '../../../records/workday/index.ts';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';
import { History } from '../parts/history.tsx';
import { SettingField } from './setting-field.tsx';
import { valueWords } from './value-words.ts';

interface Props {
  readonly setting: SettingToChange;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** One setting: the new value, why, and what it was so far. */
export function ChangeSheet({ setting, onCancel, onDone }: Props) {
  const { key_name, value: seen, changes } = setting;
  const { t } = useWords();
  const { refusals, busy, attempt } = useAttempt(['value', 'reason']);
  const { form, put, forget } = useKeptForm(`setting/${key_name}/${seen}`, { value: seen, reason: '' });
  const what = t(`administration:${key_name}`);
  const save = async () => {
    const wrong = [
      ...refusedAt('value', checkSetting(key_name, form.value)),
      ...refusedAt('reason', checkRemark(form.reason)),
    ];
    if (!refusals.show(wrong)) return;
    await attempt(async () => {
      await send(changeSetting, { key_name, seen, ...form }, { ownRefusals: true });
      toast.success(t('administration:saved', { what }));
      await forget();
      onDone();
    });
  };
  return (
    <ConfirmSheet
      open
      busy={busy}
      title={what}
      confirm={t('administration:save')}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <SettingField
        settingKey={key_name}
        value={form.value}
        onChange={(value) => {
          refusals.clear('value');
          put({ ...form, value });
        }}
        error={refusals.of('value')}
      />
      <div className="above-16">
        <ReasonField
          label={t('administration:reason')}
          description={t('administration:reasonHelp')}
          value={form.reason}
          onChange={(reason) => put({ ...form, reason })}
          refusals={refusals}
        />
      </div>
      <History
        title={t('administration:history')}
        changes={changes}
        what={({ old_value, new_value }) =>
          t('administration:changed', {
            from: valueWords(key_name, old_value, t),
            to: valueWords(key_name, new_value, t),
          })
        }
      />
    </ConfirmSheet>
  );
}
