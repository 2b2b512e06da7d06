import type { ReplyOf } from '@teeka/contract/call';
import type { getBatchRecipients } from '@teeka/contract/stock';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { doseName } from '../../../records/schedule/dose-words.ts';
import { ageAndSex } from '../../../ui/person/age-words.ts';
import { CallLink } from '../../../ui/person/call-link.tsx';
import type { Column } from '../../../ui/table/index.ts';
import { EventMark } from './event-mark.tsx';

export type Recipient = ReplyOf<typeof getBatchRecipients>['doses'][number];

/** By what recipients can be ordered; the latest dose comes first by itself. */
export const orderedBy = ['day', 'name', 'dose', 'site', 'event'];

/** What is told of somebody who received the batch; the card shows the same. */
export function useRecipientColumns(): readonly Column<Recipient>[] {
  const { t } = useWords();
  const today = useToday();
  const text = { kind: 'text' } as const;
  return [
    { key: 'name', head: t('reports:colName'), ...text, orders: true, value: ({ ben_name }) => ben_name },
    { key: 'age', head: t('reports:colAge'), ...text, under: 'always', value: (one) => ageAndSex(one, today) },
    { key: 'guardian', head: t('reports:colGuardian'), ...text, under: 'always', value: (one) => one.guardian_name },
    {
      key: 'village',
      head: t('reports:colVillage'),
      ...text,
      under: 'tight',
      value: ({ village_name }) => village_name,
    },
    {
      key: 'mobile',
      head: t('reports:colMobile'),
      ...text,
      value: (one) => one.ben_mobile_number,
      draw: (one) => <CallLink mobile={one.ben_mobile_number} name={one.ben_name} />,
    },
    { key: 'dose', head: t('stock:colDose'), ...text, orders: true, value: ({ dose_code }) => doseName(dose_code) },
    { key: 'day', head: t('reports:colDay'), kind: 'day', orders: true, value: ({ given_on }) => given_on },
    {
      key: 'site',
      head: t('reports:colSite'),
      ...text,
      orders: true,
      under: 'tight',
      value: (one) => one.session_site_name,
    },
    {
      key: 'event',
      head: t('stock:colEvent'),
      ...text,
      orders: true,
      rank: ({ aefi_reports }) => (aefi_reports > 0 ? 0 : null),
      value: ({ aefi_reports }) => (aefi_reports > 0 ? t('stock:hasAefi') : ''),
      draw: (one) => <EventMark recipient={one} />,
    },
  ];
}
