import { type Birth, birthsSent, type Pregnancy, type Referral, textIn } from '@teeka/domain/pregnancy';
import type { Words } from '../../../platform/language/use-words.ts';
import type { Her } from '../parts/her.ts';

interface Ground {
  readonly her: Pick<Her, 'children'>;
  readonly t: Words;
}

/** A child of a delivery as it is called by now, else as it was written down. */
export const childName = ({ child_id, facts }: Birth, { her, t }: Ground): string =>
  her.children.find(({ beneficiary_id }) => beneficiary_id === child_id)?.ben_name ??
  (textIn(facts, 'name') || t('pregnancyPage:child'));

/** Which children a referral is for; empty where it names none. */
export const childrenSent = (referral: Referral, pregnancy: Pregnancy, ground: Ground): string =>
  birthsSent(pregnancy, referral)
    .map((birth) => childName(birth, ground))
    .join(', ');
