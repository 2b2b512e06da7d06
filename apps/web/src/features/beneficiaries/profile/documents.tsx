import { displayDate } from '@teeka/domain/format';
import { dayOf } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { useView } from '../../../records/workday/index.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { Section } from '../../../ui/index.ts';
import { documentName } from '../../../ui/person/document-name.ts';
import classes from './profile.module.css';
import { lastVerified } from './state.ts';

/** The photo ID, masked, and when somebody last made sure who the person is. */
export function Documents({ record }: { readonly record: PersonOnPhone }) {
  const { t } = useWords();
  const view = useView();
  const verified = view && lastVerified(view, record.beneficiary_id);
  const type = record.photo_id_type;
  return (
    <Section title={t('beneficiaries:documents')}>
      <FactList
        facts={[
          record.photo_id_last4 === ''
            ? [t('beneficiaries:photoId'), t('beneficiaries:noPhotoId')]
            : [(type === null ? '' : documentName(type)) || t('beneficiaries:photoId'), `XXXX${record.photo_id_last4}`],
        ]}
      />
      <p className={classes.note}>
        {verified
          ? t('beneficiaries:verifiedOn', { date: displayDate(dayOf(new Date(verified.at))) })
          : t('beneficiaries:verifiedNever')}
      </p>
    </Section>
  );
}
