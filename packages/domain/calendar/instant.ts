import { isCivilDate } from './civil-date.ts';

const shape = /^(19[2-9]\d|20\d\d)-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** An instant with its zone, ISO 8601, on a day that the calendar has, from 1920 on. */
export const isInstant = (value: string): boolean =>
  shape.test(value) && isCivilDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

/**
 * What keeps what was typed from being an instant: a day without its time FLDVAL0030, a time without its day FLDVAL0031, what is
 * neither FLDVAL0017; undefined for an instant. ISO 8601 with its zone; a form keeps what is half filled in as
 * `2026-11-22T+05:30` or `T22:20+05:30`.
 */
export function incompleteInstant(value: string): 'FLDVAL0030' | 'FLDVAL0031' | 'FLDVAL0017' | undefined {
  if (isInstant(value)) return undefined;
  const [day = '', rest = ''] = value.split('T');
  const time = rest.replace(/(Z|[+-]\d\d:\d\d)$/, '');
  if (day === '' && time !== '') return 'FLDVAL0031';
  return time === '' && isInstant(`${day}T00:00Z`) ? 'FLDVAL0030' : 'FLDVAL0017';
}
