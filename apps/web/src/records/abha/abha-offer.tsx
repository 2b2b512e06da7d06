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
import { isGone } from './is-gone.ts';
import { isNewborn } from './is-newborn.ts';
import { registeredToday } from './registered-today.ts';
import { abhaPath, useAbha } from './use-abha.ts';

/** A child that another place registered may be known by name and birth alone. */
type Whom = Pick<PersonOnPhone, 'beneficiary_id' | 'ben_name' | 'dob' | 'deceased_on' | 'abha' | 'reported_dead_on'>;

interface Props {
  readonly record: Whom & Pick<PersonOnPhone, 'gender'>;
  /** Their visit ends here: then a newborn is offered one wherever and whenever it was registered. */
  readonly visitEnds?: boolean;
}

/** An account is offered to whoever was registered here today, and at the end of a newborn's visit; not to who has or wishes one. */
export function AbhaOffer({ record, visitEnds = false }: Props) {
  const today = useToday();
  const items = useItems();
  const isNew = registeredToday(items, today).includes(record.beneficiary_id);
  return isNew || (visitEnds && isNewborn(record, today)) ? <Offer record={record} /> : null;
}

interface ChildrenProps {
  readonly motherId: string;
  /** Whose visit ended today: they are offered one too if they were registered earlier or elsewhere. */
  readonly seen: readonly Whom[];
}

/** The same for the children of a woman, on the page of her pregnancy. */
export function AbhaOfChildren({ motherId, seen }: ChildrenProps) {
  const people = useView()?.rows.people;
  const today = useToday();
  const items = useItems();
  const registered = registeredToday(items, today).flatMap((id) => people?.get(id) ?? []);
  const hers = registered.filter(({ guardian_ben_id }) => guardian_ben_id === motherId);
  const children = new Map([...seen, ...hers].map((child) => [child.beneficiary_id, child]));
  return [...children.values()].map((child) => <Offer key={child.beneficiary_id} record={child} />);
}

/** A child comes after its guardian: the way leads to whose account is made first. */
function Offer({ record }: { readonly record: Whom }) {
  const { t } = useWords();
  const today = useToday();
  const isOffered = !isGone(record) && mayAsk(searchAbha) && !record.abha;
  const { abha, here, asking } = useAbha(record.beneficiary_id, isOffered);
  // While it is asked whether there is one already, nothing is offered that is taken away again.
  if (!isOffered || asking || abha?.linked || abha?.wish || here) return null;
  const isChild = abhaSheetOf(record.dob, today) === 'child';
  const guardian = isChild && abha?.guardian_stands === 'here' ? abha.guardian : null;
  const first = guardian && !guardian.has_account ? guardian : record;
  return (
    <div className={classes.offer}>
      <IconIdBadge2 size={28} aria-hidden />
      <div className={classes.text}>
        <strong className="wraps">{t('abha:offerFor', { name: record.ben_name })}</strong>
        <span className="quiet">
          {first === record ? t('abha:offerText') : t('abha:offerGuardianFirst', { name: first.ben_name })}
        </span>
      </div>
      <LinkButton to={abhaPath(first.beneficiary_id)} variant="light">
        {first === record ? t('abha:makeOrLink') : t('abha:guardianMake', { name: first.ben_name })}
      </LinkButton>
    </div>
  );
}
