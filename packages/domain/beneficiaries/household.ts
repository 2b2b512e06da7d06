import { checkPinCode, checkRchId } from '../contact/index.ts';
import { socialGroups, workerCategories } from '../person/index.ts';
import { checkNote } from '../text/index.ts';
import type { DetailRow } from './person-fields.ts';

const common = { part: 'household', onPage: true } as const;

/** Letters that the name of a caste has room for. */
const casteLength = 50;

/**
 * Details of the household and where it lives, none of which a dose of the national programme waits for. The specification
 * names them by the messages about them (1, section 3) and shows no lists: faiths are those of the census, the number's owner
 * is as the household survey asks it.
 */
export const household = {
  /** RCH register number of a woman or child. */
  rch_id: { ...common, kind: 'text', label: 'rchId', check: checkRchId, digits: 15, imported: 'rchId' },
  mobile_owner: {
    ...common,
    kind: 'choice',
    label: 'mobileOwner',
    options: ['Own', 'Husband', 'Father or mother', 'Relative', 'Neighbour', 'Other'],
    imported: 'mobileOwner',
  },
  pin_code: { ...common, kind: 'text', label: 'pinCode', check: checkPinCode, digits: 6 },
  poverty_line: { ...common, kind: 'choice', label: 'povertyLine', options: ['BPL', 'APL'] },
  /** Who may be offered the precaution dose. */
  worker_category: {
    ...common,
    kind: 'choice',
    label: 'workerCategory',
    options: workerCategories.map(({ name }) => name),
    packed: true,
    programme: 'COVID-19',
  },
  social_group: {
    ...common,
    kind: 'choice',
    label: 'socialGroup',
    options: socialGroups.map(({ name }) => name),
    sensitive: true,
  },
  religion: {
    ...common,
    kind: 'choice',
    label: 'religion',
    options: ['Hindu', 'Muslim', 'Christian', 'Sikh', 'Buddhist', 'Jain', 'Other', 'Not stated'],
    sensitive: true,
  },
  /** As the family says it, in their script. */
  caste: {
    ...common,
    kind: 'text',
    label: 'caste',
    check: (value: string) => checkNote(value, casteLength),
    sensitive: true,
  },
} as const satisfies Record<string, DetailRow>;
