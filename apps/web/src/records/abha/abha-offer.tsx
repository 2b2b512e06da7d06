import { IconIdBadge2 } from '@tabler/icons-react';
import { searchAbha } from '@teeka/contract/abha';
import { abhaSheetOf } from '@teeka/domain/abha';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { mayAsk } from '../../platform/sign-in/index.ts';
import { LinkButton } from '../../ui/page/link-button.tsx';
import { useItems, useView } from '../workday/index.ts';
import classes from './abha-offer.module.css';
import { registeredToday } from './registered-today.ts';
import { abhaPath, useAbha } from './use-abha.ts';

type Whom = Pick<PersonOnPhone, 'beneficiary_id' | 'ben_name' | 'dob' | 'deceased_on' | 'abha'>;

/** After a registration: an account is offered to whoever was registered here today and neither has nor wishes one. */
export function AbhaOffer({ record }: { readonly record: Whom }) {
  const today = useToday();
  const items = useItems();
  const isNew = registeredToday(items, today).includes(record.beneficiary_id);
  return isNew && record.deceased_on === null && mayAsk(searchAbha) ? <Offer record={record} /> : null;
}

/** The same for the children of a woman, on the page of her pregnancy. */
export function AbhaOfChildren({ motherId }: { readonly motherId: string }) {
  const people = useView()?.rows.people;
  const today = useToday();
  const items = useItems();
  const children = registeredToday(items, today)
    .map((id) => people?.get(id))
    .filter((child) => child?.guardian_ben_id === motherId);
  return children.map((child) => (child ? <AbhaOffer key={child.beneficiary_id} record={child} /> : null));
}

/** A child comes after its guardian: the way leads to whose account is made first. */
function Offer({ record }: { readonly record: Whom }) {
  const { t } = useWords();
  const today = useToday();
  const { abha, here } = useAbha(record.beneficiary_id);
  if (record.abha || abha?.linked || abha?.wish || here) return null;
  const isChild = abhaSheetOf(record.dob, today) === 'child';
  const first = isChild && abha?.guardian && !abha.guardian.has_account ? abha.guardian : record;
  return (
    <div className={classes.offer}>
      <IconIdBadge2 size={28} aria-hidden />
      <div className={classes.text}>
        <strong className="wraps">{t('abha:offerFor', { name: record.ben_name })}</strong>
        <span className="quiet">{t(first === record ? 'abha:offerText' : 'abha:offerMotherFirst')}</span>
      </div>
      <LinkButton to={abhaPath(first.beneficiary_id)} variant="light">
        {first === record ? t('abha:makeOrLink') : t('abha:guardianMake', { name: first.ben_name })}
      </LinkButton>
    </div>
  );
}
