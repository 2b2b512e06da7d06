import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere } from '../../../platform/language/name-here.ts';
import { cardOf } from '../../../records/beneficiaries/person-now.ts';
import { useView } from '../../../records/workday/index.ts';
import { BottomSheet, PersonRow } from '../../../ui/index.ts';
import { ageInWords } from '../../../ui/person/age-words.ts';
import classes from '../aefi.module.css';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { vaccinatedHere } from './state.ts';

/** Whom a report is about: who had a dose in the last 30 days, as far as this phone knows. */
export function PickSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useAefiWords();
  const today = useToday();
  const view = useView();
  const [typed, setTyped] = useState('');
  const { people, more } =
    view && open ? vaccinatedHere(view, { typed, today }, (id) => cardOf(view, id)) : { people: [], more: 0 };
  const villageOf = (id: string) => {
    const at = view?.rows.people.get(id)?.village_id;
    return nameHere(
      view?.rows.meta.villages.find(({ village_id }) => village_id === at),
      'village_name',
    );
  };
  return (
    <BottomSheet open={open} onClose={onClose} title={t('aefi:pickTitle')}>
      <div className={classes.stack}>
        <TextInput
          label={t('aefi:pickFilter')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {people.length === 0 ? <p className="quiet wraps">{t('aefi:pickNone')}</p> : null}
        <ul className="frame">
          {people.map((person) => (
            <li key={person.beneficiary_id} className="ruled">
              <PersonRow
                name={person.ben_name}
                about={ageInWords(person.dob, today)}
                guardian={person.guardian_name}
                village={villageOf(person.beneficiary_id) || (person.village_name ?? '')}
                to={`/aefi/new/${person.beneficiary_id}`}
              />
            </li>
          ))}
        </ul>
        {more > 0 ? <p className="quiet wraps">{t('aefi:pickMore', { count: more })}</p> : null}
      </div>
    </BottomSheet>
  );
}
