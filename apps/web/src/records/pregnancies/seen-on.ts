import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { pregnanciesOf } from './pregnancies-of.ts';

/** Is an antenatal visit of hers of that day on record, of whichever way it was written down? As doses, by their day. */
export const isSeenOn = (record: Pick<PersonOnPhone, 'pregnancies'>, day: string): boolean =>
  pregnanciesOf(record).some(({ visits }) => visits.some(({ on }) => on === day));
