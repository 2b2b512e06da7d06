import { IconWoman } from '@tabler/icons-react';
import { addPregnancyEvent, getPregnancies } from '@teeka/contract/pregnancies';
import { ageOn } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { measures } from '@teeka/domain/person';
import { useMemo } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import { useView } from '../../../records/workday/index.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { Section } from '../../../ui/index.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import classes from './profile.module.css';
import { type Details, motherOf, pregnancyDates } from './state.ts';

interface Props {
  readonly record: PersonOnPhone;
  /** What the server knows besides; null without network. */
  readonly details: Details | null;
}

const female = 2;

/** Where her pregnancy stands, or is registered: of a woman of the age for it, and of whoever had one; else nothing. */
export function Pregnancy({ record, details }: Props) {
  const { t } = useWords();
  const today = useToday();
  const { lmp, expected, previous } = pregnancyDates(record.lmp_date, details?.previous_pregnancy_year ?? '');
  const facts = [
    [t('registration:lmp'), lmp],
    [t('beneficiaries:expectedDelivery'), expected],
    [t('registration:lastPregnancy'), previous],
  ] as const;
  const hasDates = facts.some(([, day]) => day !== null);
  const isHere = useView()?.rows.people.has(record.beneficiary_id) ?? false;
  const way = wayOf(record, { today, isHere });
  if (!hasDates && way === null) return null;
  return (
    <Section title={t('registration:pregnancy')}>
      <div className={classes.first}>
        {hasDates ? (
          <FactList facts={facts.map(([label, day]) => [label, day === null ? '' : displayDate(day)])} />
        ) : null}
        {way === null ? null : (
          <WayOn to={way === 'page' ? pageOf(record) : `${pageOf(record)}/register`} icon={IconWoman}>
            {t(way === 'page' ? 'pregnancyPage:openPage' : 'pregnancyPage:register')}
          </WayOn>
        )}
      </div>
    </Section>
  );
}

const pageOf = ({ beneficiary_id }: Pick<PersonOnPhone, 'beneficiary_id'>) => `/pregnancy/${beneficiary_id}`;

/** To her pregnancies where there may be some, else to where one is registered; null where neither is for this reader. */
function wayOf(
  { pregnancies, gender, dob, deceased_on }: PersonOnPhone,
  { today, isHere }: { readonly today: string; readonly isHere: boolean },
): 'page' | 'register' | null {
  if (!mayAsk(getPregnancies) || gender !== female) return null;
  const years = ageOn(dob, today)?.years ?? 0;
  const isOfAge = years >= measures.age.min && years <= measures.age.max;
  if ((pregnancies?.length ?? 0) > 0) return 'page';
  if (!isOfAge) return null;
  // Of somebody from elsewhere this phone does not know what was registered: the page asks.
  if (!isHere || !mayAsk(addPregnancyEvent)) return 'page';
  return deceased_on === null ? 'register' : null;
}

/** From a child to the pregnancy it was born of, where this phone has it. */
export function BornOf({ record }: Pick<Props, 'record'>) {
  const { t } = useWords();
  const people = useView()?.rows.people;
  const mother = useMemo(() => motherOf(record, people), [record, people]);
  if (!mother || !mayAsk(getPregnancies)) return null;
  return (
    <WayOn to={pageOf(mother)} icon={IconWoman}>
      {t('pregnancyPage:motherPage')} · {mother.ben_name}
    </WayOn>
  );
}
