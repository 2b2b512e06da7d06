import { IconQrcode } from '@tabler/icons-react';
import { type DetailField, detailFields, fieldRow, householdFields, personFields } from '@teeka/domain/beneficiaries';
import { displayDate } from '@teeka/domain/format';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { useState } from 'react';
import { dayOf } from '../../../platform/clock/clock.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { Words } from '../../../platform/language/use-words.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { factsOf } from '../../../records/beneficiaries/person-facts.tsx';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { useView } from '../../../records/workday/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { BottomSheet, Section } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { ageWords, genderWords } from '../../../ui/person/age-words.ts';
import { documentName } from '../../../ui/person/document-name.ts';
import { NameReading } from '../../../ui/person/name-reading.tsx';
import { PersonPhoto } from '../photo/person-photo.tsx';
import { textWords } from '../recipient-form/known-words.ts';
import { useVisitors, Visitors } from './ashas.tsx';
import classes from './profile.module.css';
import { type Details, lastVerified } from './state.ts';

const QrCard = inOwnTime(() => import('./qr-card.tsx'));

interface Props {
  readonly person: PersonNow;
  readonly details: Details | null;
}

/** Face, name and number at the top of the page, and the card to be scanned. */
export function Head({ person: { person, record } }: Pick<Props, 'person'>) {
  const { t } = useWords();
  const today = useToday();
  const [open, setOpen] = useState(false);
  // Whoever died grows no older.
  const age = person.dob && ageWords(person.dob, record?.deceased_on ?? today);
  const about = [age, genderWords(person.gender)].filter(Boolean);
  return (
    <div className={classes.head}>
      <PersonPhoto beneficiaryId={person.beneficiary_id} name={person.ben_name} size={100} />
      <span className={classes.headText}>
        <strong>{person.ben_name}</strong>
        <NameReading name={person.ben_name} />
        <span className={classes.quiet}>{about.join(' · ')}</span>
        <span className={classes.quiet}>{groupReferenceNumber(person.beneficiary_id)}</span>
      </span>
      <IconButton icon={IconQrcode} variant="light" onClick={() => setOpen(true)}>
        {t('beneficiaries:qrShow')}
      </IconButton>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={t('beneficiaries:qrTitle')}>
        <QrCard number={person.beneficiary_id} />
      </BottomSheet>
    </div>
  );
}

/** All that tells the person apart and does not stand at the top, what only the form asks for, and how sure one is of it. */
export function Who({ person, details }: Props) {
  const { t } = useWords();
  const { record } = person;
  const ashas = useVisitors(record, details);
  return (
    <Section title={t('beneficiaries:whoItIs')}>
      <FactList
        facts={[
          ...factsOf(person, t, 'below its head'),
          ...(ashas.length > 0 ? [[t('due:asha'), <Visitors key="ashas" ashas={ashas} />] as const] : []),
          ...(details
            ? [
                [t('registration:fatherName'), details.father_name] as const,
                [t('registration:address'), details.address] as const,
                ...factsOfDetails(
                  details,
                  detailFields.filter((field) => !householdFields.includes(field)),
                  t,
                ),
              ]
            : []),
          ...(record ? [photoIdOf(record, t)] : []),
        ]}
      />
      {record ? <LastVerified record={record} /> : null}
    </Section>
  );
}

/** The details among some fields that stand on the page. */
const factsOfDetails = (details: Details, fields: readonly DetailField[], t: Words) =>
  fields
    .filter((field) => fieldRow(field).onPage)
    .map(
      (field) =>
        [t(`registration:${personFields[field].label}`), textWords(field, String(details[field] ?? ''))] as const,
    );

/** The household as far as it is on record and the reader's to see; closed, since others look on. */
export function Household({ details }: Pick<Props, 'details'>) {
  const { t } = useWords();
  const facts = details ? factsOfDetails(details, householdFields, t).filter(([, value]) => value !== '') : [];
  if (facts.length === 0) return null;
  return (
    <Folded title={t('registration:householdOnPage')} count={facts.length}>
      <FactList facts={facts} />
    </Folded>
  );
}

/** The photo ID, masked. */
function photoIdOf({ photo_id_last4: last, photo_id_type: type }: PersonOnPhone, t: Words): readonly [string, string] {
  if (last === '') return [t('beneficiaries:photoId'), t('beneficiaries:noPhotoId')];
  return [(type === null ? '' : documentName(type)) || t('beneficiaries:photoId'), `XXXX${last}`];
}

/** When somebody last made sure who the person is. */
function LastVerified({ record }: { readonly record: PersonOnPhone }) {
  const { t } = useWords();
  const view = useView();
  const verified = view && lastVerified(view, record.beneficiary_id);
  return (
    <p className={classes.note}>
      {verified
        ? t('beneficiaries:verifiedOn', { date: displayDate(dayOf(new Date(verified.at))) })
        : t('beneficiaries:verifiedNever')}
    </p>
  );
}
