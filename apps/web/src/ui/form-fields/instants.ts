import { dayOf, timeOf } from '../../platform/clock/index.ts';

/** Day and time of an instant as two fields show them, in India; what is half typed is given back as it is. */
export function partsOf(value: string): { readonly day: string; readonly time: string } {
  if (value === '') return { day: '', time: '' };
  if (value.endsWith(india)) {
    const [day = '', time = ''] = value.slice(0, -india.length).split('T');
    return { day, time };
  }
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? { day: '', time: '' } : { day: dayOf(at), time: timeOf(at) };
}

const india = '+05:30';

/** The instant of a day and a time in India, ISO 8601; empty while both are. */
export function instantOf({ day, time }: { readonly day: string; readonly time: string }): string {
  return day === '' && time === '' ? '' : `${day}T${time}${india}`;
}
