import { spokenOf } from '../names/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { accepted, checkNote, isDigits, refused, trimmed, type Verdict } from '../text/index.ts';
import { type SettingKey, type SettingKind, settingOf } from './editable.ts';

function checkWhole(value: string, kind: Extract<SettingKind, { kind: 'whole' }>): Verdict {
  if (value === '') return refused('FLDVAL0001');
  if (!isDigits(value) || value.length > 9) return refused('FLDVAL0032');
  const { min, max, orNever } = kind;
  const number = Number(value);
  if (orNever && number === 0) return accepted('0');
  return number < min || number > max ? refused('FLDVAL0005', { min, max }) : accepted(String(number));
}

/** A number to be called for help: of a mobile, a landline with its code, or a short one such as 104; or none. */
function checkHelpPhone(value: string): Verdict {
  if (value === '') return accepted('');
  if (!/^\+?[0-9][0-9 -]*$/.test(value)) return refused('FLDVAL0003');
  return value.length < 3 || value.length > 20 ? refused('FLDVAL0004', { min: 3, max: 20 }) : accepted(value);
}

/**
 * A setting as it was typed: trimmed and in its normal form, or refused: empty FLDVAL0001, no whole number FLDVAL0032,
 * outside its bounds FLDVAL0005, none of the choices FLDVAL0029, other characters FLDVAL0003, too long FLDVAL0004.
 */
export function checkSetting(key: SettingKey, typed: string): Verdict {
  const value = trimmed(typed);
  const setting = settingOf(key);
  switch (setting.kind) {
    case 'whole':
      return checkWhole(value, setting);
    case 'switch':
      return value === '0' || value === '1' ? accepted(value) : refused('FLDVAL0029');
    case 'language':
      return spokenOf(value) ? accepted(value) : refused('FLDVAL0029');
    case 'note':
      return checkNote(value, setting.max);
    case 'phone':
      return checkHelpPhone(value);
  }
}

/** What is known where a setting is changed. */
export interface ChangedBy {
  /** Whoever changes it has a registered mobile number. */
  readonly hasNumber: boolean;
  /** There is a gateway that takes messages. */
  readonly sendsMessages: boolean;
}

/** Would the value keep everybody out? Two steps need messages (SETVAL0002), and the number of who asks for them (SETVAL0001). */
export function lockOutRefusal(
  { key, value }: { readonly key: SettingKey; readonly value: string },
  { hasNumber, sendsMessages }: ChangedBy,
): Refusal<RefusalCode> | undefined {
  if ((key !== 'two_step' && key !== 'two_step_officers') || value !== '1') return undefined;
  if (!sendsMessages) return { code: 'SETVAL0002', path: 'value' };
  return hasNumber ? undefined : { code: 'SETVAL0001', path: 'value' };
}
