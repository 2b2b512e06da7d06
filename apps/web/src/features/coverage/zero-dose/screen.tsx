import { Button } from '@mantine/core';
import { IconCloudOff, IconMoodSmile, IconWifiOff } from '@tabler/icons-react';
import type { ZeroDoseChild } from '@teeka/contract/coverage';
import { indianNumber } from '@teeka/domain/format';
import { whole } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { useWords } from '../../../platform/language/index.ts';
import { TakeButton } from '../../../records/downloads/take-button.tsx';
import type { ListFact } from '../../../records/downloads/take-list.ts';
import { AreaFilter, useArea, useAreaName } from '../../../records/sites/area-filter.tsx';
import { VillageField } from '../../../records/sites/village-field.tsx';
import { EmptyState, ListHead, Notice, Page, SkeletonList } from '../../../ui/index.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import { Rows } from '../../../ui/table/index.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { PeriodFields } from '../period-fields.tsx';
import { usePeriod, useTimeWords } from '../use-period.ts';
import { ChildCard } from './child-card.tsx';
import { useChildColumns } from './columns.tsx';
import { useZeroDose } from './use-zero-dose.ts';

const shape = { village: whole };

/** The children whom the figure of zero doses counts, to be called: of the same months and part of the area. */
export function Screen() {
  const { t } = useWords();
  const { month, span } = usePeriod();
  const { value, set } = useAddressFilter(shape);
  const within = useArea();
  const area = useAreaName();
  const time = useTimeWords();
  const columns = useChildColumns();
  const wish = { month, months: span === 'year' ? 12 : 1, within, village_id: value.village } as const;
  const list = useZeroDose(wish);
  const { rows, counted_at, beingMade } = list;
  const title = t('titles:zeroDose');
  const facts: readonly ListFact[] = [
    [t('sites:area'), area],
    [t('due:village'), list.village],
    [t('downloads:turningOne'), time],
  ];
  const about = [...facts.map(([, fact]) => fact)].filter(Boolean).join(' · ');
  const counted = t('coverage:children', { count: list.total, n: indianNumber(list.total) });
  return (
    <Page
      wide
      deep
      title={title}
      action={
        beingMade ? null : <TakeButton title={title} about={facts} forms={['zero-dose', 'zero-dose-csv']} wish={wish} />
      }
    >
      <ListHead count={rows && !beingMade && !list.changing ? counted : '…'} period={about}>
        <PeriodFields />
        <AreaFilter />
        <VillageField
          within={within}
          value={value.village}
          name={list.village}
          onChoose={(village) => set({ village })}
        />
      </ListHead>
      <p className="quiet wraps">
        {t('coverage:zeroDoseText')} {counted_at ? t('coverage:asOf', { time: instantWords(counted_at) }) : ''}
      </p>
      {rows && rows.length > 0 && !beingMade ? (
        <Rows<ZeroDoseChild>
          headed
          caption={`${title} · ${about}`}
          columns={columns}
          rows={rows}
          total={list.total}
          keyOf={({ beneficiary_id }) => beneficiary_id}
          link={({ beneficiary_id }) => ({ to: personPath(beneficiary_id) })}
          card={(child) => <ChildCard child={child} />}
          cardHeight={116}
          onNearEnd={list.more}
          all={list.all}
        />
      ) : null}
      <Nobody list={list} />
    </Page>
  );
}

/** Why nobody is shown, and what to do. */
function Nobody({
  list: { online, rows, failed, beingMade, again },
}: {
  readonly list: ReturnType<typeof useZeroDose>;
}) {
  const { t } = useWords();
  if (beingMade) return <Notice kind="info">{t('coverage:notYet')}</Notice>;
  if (rows && rows.length > 0) return null;
  if (rows)
    return <EmptyState icon={IconMoodSmile} title={t('coverage:zeroDoseNobody')} text={t('coverage:noneNext')} />;
  if (!online) return <EmptyState icon={IconWifiOff} title={t('coverage:offline')} text={t('coverage:offlineNext')} />;
  if (!failed) return <SkeletonList rows={6} />;
  return (
    <EmptyState
      icon={IconCloudOff}
      title={t('coverage:failed')}
      action={<Button onClick={again}>{t('app:retry')}</Button>}
    />
  );
}
