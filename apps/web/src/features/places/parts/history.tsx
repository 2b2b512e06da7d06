import type { PlaceChange } from '@teeka/contract/places';
import { spokenLanguages } from '@teeka/domain/names';
import { namePath } from '@teeka/domain/places';
import { useWords } from '../../../platform/language/index.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { facilityKindTitle } from './kind-title.ts';
import classes from './places.module.css';

const fields = {
  kind: 'places:kind',
  category: 'places:category',
  villages: 'places:villagesByCode',
  latitude: 'places:latitude',
  longitude: 'places:longitude',
  subdistrict_code: 'places:subdistrict',
  merged_into: 'places:mergedInto',
  took_in: 'places:tookIn',
} as const;
const acts = {
  added: 'places:act_added',
  changed: 'places:act_changed',
  retired: 'places:act_retired',
  merged: 'places:act_merged',
  'took-in': 'places:act_took-in',
  position: 'places:act_position',
} as const;

const known = <Key extends string>(words: Readonly<Record<Key, string>>, key: string): key is Key =>
  Object.hasOwn(words, key);

/** What was changed so far, the latest first: what, from what to what, why, when and by whom. */
export function PlaceHistory({ changes }: { readonly changes: readonly PlaceChange[] }) {
  const { t } = useWords();
  if (changes.length === 0) return null;
  const wordsFor = (field: string, value: string) => {
    if (field === 'category') return value === '' ? '' : t(value === '2' ? 'places:category_2' : 'places:category_1');
    if (field !== 'kind') return value;
    return value === 'village' || value === 'ward' ? t(`places:kind_${value}`) : facilityKindTitle(value, t);
  };
  return (
    <Disclosure title={t('places:history')}>
      <ul className={classes.lines}>
        {changes.map(({ change_id, act, fields: changed, reason, by, at }) => (
          <li key={change_id} className={classes.line}>
            <strong>{known(acts, act) ? t(acts[act]) : act}</strong>
            {changed.map(({ field, before, after }) => {
              const [was, is] = [wordsFor(field, before), wordsFor(field, after)];
              const language = spokenLanguages.find((one) => namePath(one) === field);
              const name = language ? t(`places:nameIn_${language}`) : known(fields, field) ? t(fields[field]) : field;
              return (
                <p key={field} className="flat">
                  {was === ''
                    ? t('places:fieldNow', { name, is })
                    : t('places:fieldChanged', { name, was, is: is || t('places:nothing') })}
                </p>
              );
            })}
            <p className="quiet small flat">{[reason, instantWords(at), by].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
