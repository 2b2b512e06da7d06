import { type CivilDate, dayInIndia } from '../calendar/index.ts';
import type { Answers } from './form/field.ts';

/** India's day of the dose that an event followed; undefined while its hour is not reported, or only half of it. */
export const vaccinatedOn = ({ vaccinated_at }: Answers): CivilDate | undefined =>
  typeof vaccinated_at === 'string' && !Number.isNaN(Date.parse(vaccinated_at)) ? dayInIndia(vaccinated_at) : undefined;
