import { TextInput } from '@mantine/core';
import { spokenLanguages } from '@teeka/domain/names';
import { type EditableSetting, type SettingKey, settingOf } from '@teeka/domain/settings';
import { ownDigits } from '@teeka/domain/text';
import { languages, useWords } from '../../../platform/language/index.ts';
import { mark } from '../../../ui/form/required.ts';
import { Choices } from '../../../ui/index.ts';

interface Props {
  readonly settingKey: SettingKey;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** The field of a setting, as its kind asks for: a number with its bounds, on or off, a language, words. */
export function SettingField({ settingKey, value, onChange, error }: Props) {
  const { t } = useWords();
  const setting: EditableSetting = settingOf(settingKey);
  const label = t('administration:newValue');
  const help = t(`administration:${settingKey}Help`);
  if (setting.kind === 'switch' || setting.kind === 'language') {
    const choices =
      setting.kind === 'switch'
        ? (['1', '0'] as const).map((one) => ({
            value: one,
            label: t(one === '1' ? 'administration:on' : 'administration:off'),
          }))
        : spokenLanguages.map((one) => ({
            value: one,
            label: languages.find(({ id }) => id === one)?.regional ?? one,
          }));
    return (
      <>
        <p>{help}</p>
        <Choices<string> label={label} choices={choices} value={value} onChoose={onChange} error={error} />
      </>
    );
  }
  const isNumber = setting.kind === 'whole';
  const bounds = isNumber ? t('administration:bounds', { min: setting.min, max: setting.max }) : '';
  return (
    <TextInput
      label={label}
      {...mark(isNumber)}
      description={[bounds, help].filter(Boolean).join(' ')}
      inputMode={isNumber ? 'numeric' : setting.kind === 'phone' ? 'tel' : 'text'}
      maxLength={isNumber ? 4 : setting.kind === 'phone' ? 20 : setting.max}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(ownDigits(currentTarget.value))}
      error={error}
    />
  );
}
