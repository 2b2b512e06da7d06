import { Button } from '@mantine/core';
import { IconCloudOff, IconIdBadge2 } from '@tabler/icons-react';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { dayOf, useToday } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { abhaPath } from '../../../records/abha/use-abha.ts';
import { EmptyState, ListHead, Notice, Page, PersonRow, SkeletonList, StatusBadge } from '../../../ui/index.ts';
import { ageAndSex } from '../../../ui/person/age-words.ts';
import { CallButton } from '../../../ui/person/call-button.tsx';
import { CallLink } from '../../../ui/person/call-link.tsx';
import { type Column, Rows } from '../../../ui/table/index.ts';
import { useWishes, type WishLine } from './use-wishes.ts';
import classes from './wishes.module.css';

const dateOf = (instant: string): string => displayDate(dayOf(new Date(instant)));

/** Who wishes a health account that is not made yet; a tap goes on where it was left. */
export function Screen() {
  const { t } = useWords();
  const { lines, total, online, failed, again, more, all } = useWishes();
  const columns = useColumns();
  const count = lines ? t('abha:wishesCount', { count: total, n: indianNumber(total) }) : '…';
  return (
    <Page wide title={t('abha:wishes')}>
      {online ? null : (
        <div className="below-16">
          <Notice kind="info">{t('abha:wishesOffline')}</Notice>
        </div>
      )}
      {lines && lines.length > 0 ? (
        <div>
          <ListHead count={count} />
          <Rows
            headed
            caption={[t('abha:wishes'), count].join(' · ')}
            columns={columns}
            rows={lines}
            total={total}
            keyOf={({ id }) => id}
            link={({ beneficiaryId }) => ({ to: abhaPath(beneficiaryId) })}
            card={(line) => <WishCard line={line} />}
            cardHeight={128}
            onNearEnd={more}
            all={all}
          />
        </div>
      ) : failed && online ? (
        <EmptyState
          icon={IconCloudOff}
          title={t('reports:failed')}
          text={t('reports:failedNext')}
          action={<Button onClick={again}>{t('app:retry')}</Button>}
        />
      ) : lines ? (
        <EmptyState icon={IconIdBadge2} title={t('abha:wishesNone')} text={t('abha:wishesNoneText')} />
      ) : (
        <SkeletonList rows={6} />
      )}
    </Page>
  );
}

function Standing({ line }: { readonly line: WishLine }) {
  const { t } = useWords();
  if (line.isHere) return <StatusBadge status="savedHere" />;
  return line.stillHolds ? null : <StatusBadge status="notYet">{t('abha:readAgain')}</StatusBadge>;
}

function WishCard({ line }: { readonly line: WishLine }) {
  const { t } = useWords();
  const today = useToday();
  const about = [line.dob === '' ? '' : ageAndSex({ dob: line.dob, gender: line.gender }, today), line.guardian];
  return (
    <div className={classes.row}>
      <PersonRow
        name={line.name}
        about={about.filter(Boolean).join(' · ')}
        village={line.village}
        status={<Standing line={line} />}
        due={<span className="quiet">{t('abha:wished', { date: dateOf(line.wishedAt) })}</span>}
        to={abhaPath(line.beneficiaryId)}
      />
      {line.mobile === '' ? null : <CallButton mobile={line.mobile} name={line.name} />}
    </div>
  );
}

function useColumns(): readonly Column<WishLine>[] {
  const { t } = useWords();
  const today = useToday();
  const text = { kind: 'text' } as const;
  return [
    { key: 'name', head: t('beneficiaries:name'), ...text, value: ({ name }) => name },
    {
      key: 'about',
      head: t('reports:colAge'),
      ...text,
      value: ({ dob, gender }) => (dob === '' ? '' : ageAndSex({ dob, gender }, today)),
    },
    { key: 'guardian', head: t('registration:guardian'), ...text, value: ({ guardian }) => guardian },
    { key: 'village', head: t('reports:colVillage'), ...text, value: ({ village }) => village },
    { key: 'for', head: t('abha:colFor'), ...text, value: ({ sheet }) => t(`abha:for-${sheet}`) },
    { key: 'wished', head: t('abha:colWished'), ...text, value: ({ wishedAt }) => dateOf(wishedAt) },
    {
      key: 'standing',
      head: '',
      ...text,
      value: ({ isHere, stillHolds }) => (isHere || stillHolds ? '' : t('abha:readAgain')),
      draw: (line) => <Standing line={line} />,
    },
    {
      key: 'mobile',
      head: t('reports:colMobile'),
      ...text,
      value: ({ mobile }) => mobile,
      draw: ({ mobile, name }) => (mobile === '' ? '' : <CallLink mobile={mobile} name={name} />),
    },
  ];
}
