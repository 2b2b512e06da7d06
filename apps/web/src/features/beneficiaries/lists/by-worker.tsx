import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  getBeneficiaryBySurveyor,
  getTotalBeneficiaryBySurveyor,
  seesAllSurveyors,
} from '@teeka/contract/beneficiaries/surveyor';
import type { ReplyOf } from '@teeka/contract/call';
import type { Role } from '@teeka/contract/roles';
import type { AreaPart } from '@teeka/contract/within';
import { displayDate, indianNumber } from '@teeka/domain/format';
import type { DateRange } from '@teeka/domain/reports';
import { useMemo } from 'react';
import { id, word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { useOnline } from '../../../records/workday/index.ts';
import { DateRangeFilter, useAddressRange, usePeriodWords, usualRange } from '../../../ui/date-range/index.ts';
import { ListHead, Page, PersonRow, roleTitle, SkeletonList } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { type Column, inOrder, orderOf, orderWord, orderWords, Rows } from '../../../ui/table/index.ts';
import { DayBars } from './day-bars.tsx';
import { daysOfRange } from './days-of-range.ts';
import { ListEmpty } from './list-empty.tsx';
import { ListPage } from './list-page.tsx';
import { ListedRow } from './listed-row.tsx';
import { MyCounts } from './my-counts.tsx';
import { requestOf } from './state.ts';
import type { ListSource } from './use-list.ts';

type Worker = ReplyOf<typeof getTotalBeneficiaryBySurveyor>['surveyors'][number];
type Registered = ReplyOf<typeof getBeneficiaryBySurveyor>['data'][number];

const shape = { worker: id, sort: word(orderWords(['name', 'role', 'total']), '-total') };

/** Who registered how many people of the area in the chosen days; a row shows whom, under an address of its own. */
export function Screen() {
  const { value } = useAddressFilter(shape);
  const ground = { direction: 'past', today: useToday() } as const;
  const [filter] = useAddressRange(ground);
  const list = useWorkers(filter ?? usualRange(ground), useArea());
  if (value.worker === '') return <Workers {...list} />;
  const worker = list.workers?.find(({ user_id }) => user_id === value.worker);
  return <People worker={value.worker} name={worker?.surveyor_name ?? ''} />;
}

function useWorkers({ from, to }: DateRange, within: AreaPart | null) {
  const online = useOnline();
  const { data, isError, refetch } = useQuery({
    queryKey: ['registrationsByWorker', currentUser()?.user_id, from, to, within],
    enabled: online,
    queryFn: () =>
      send(getTotalBeneficiaryBySurveyor, { start_date: from, end_date: to, within }, { quiet: true, silent: true }),
  });
  return {
    online,
    failed: isError,
    again: () => void refetch(),
    total: data?.total,
    days: data ? daysOfRange({ from, to }, data.data) : [],
    workers: data?.surveyors ?? null,
  };
}

function Workers({ online, failed, again, total, days, workers }: ReturnType<typeof useWorkers>) {
  const { t } = useWords();
  const words = usePeriodWords();
  const ground = { direction: 'past', today: useToday() } as const;
  const [filter, setFilter] = useAddressRange(ground);
  const { value, set } = useAddressFilter(shape);
  const period = words.period(filter ?? usualRange(ground));
  const role = currentUser()?.role;
  const order = orderOf(value.sort);
  const link = ({ user_id }: Worker) => ({
    to: '.',
    search: (before: object) => ({ ...before, worker: user_id, sort: undefined }),
  });
  const columns: readonly Column<Worker>[] = [
    {
      key: 'name',
      head: t('reports:colWorker'),
      kind: 'text',
      orders: true,
      value: ({ surveyor_name }) => surveyor_name,
      total: t('reports:totalRow'),
    },
    {
      key: 'role',
      head: t('reports:colRole'),
      kind: 'text',
      orders: true,
      value: ({ role }) => t(roleTitle(role as Role)),
    },
    {
      key: 'total',
      head: t('reports:colRegistrations'),
      unit: t('reports:unitPeople'),
      kind: 'number',
      orders: true,
      value: (worker) => worker.total,
      draw: (worker) => indianNumber(worker.total),
      ...(total === undefined ? {} : { total: indianNumber(total) }),
    },
  ];
  return (
    <Page
      title={t('reports:byWorkerTitle')}
      pinned={<DateRangeFilter ground={ground} filter={filter} onFilter={setFilter} />}
    >
      <ListHead
        count={total === undefined ? '…' : t('reports:registeredInAll', { n: indianNumber(total) })}
        period={period}
      >
        {role && seesAllSurveyors(role) ? <AreaFilter /> : null}
      </ListHead>
      {role && !seesAllSurveyors(role) ? <MyCounts /> : null}
      <DayBars days={days} />
      {workers && workers.length > 0 ? (
        <Rows
          headed
          caption={`${t('reports:byWorkerTitle')} · ${period}`}
          columns={columns}
          rows={inOrder(workers, columns, { order, language: activeLanguage() })}
          total={workers.length}
          keyOf={({ user_id }) => user_id}
          link={link}
          order={order}
          onOrder={(next) => set({ sort: orderWord(next) })}
          card={(worker) => (
            <PersonRow
              name={worker.surveyor_name}
              about={t(roleTitle(worker.role as Role))}
              status={<strong>{indianNumber(worker.total)}</strong>}
              onChoose={() => set({ worker: worker.user_id })}
            />
          )}
          cardHeight={72}
        />
      ) : null}
      {online && !failed && !workers ? <SkeletonList rows={6} /> : null}
      <ListEmpty
        online={online}
        failed={failed}
        count={workers?.length ?? null}
        words={{ title: t('reports:noneRegistered'), text: t('reports:otherDays') }}
        onAgain={again}
      />
    </Page>
  );
}

/** The people whom one worker registered, a page of 100 at a time. */
function People({ worker, name }: { readonly worker: string; readonly name: string }) {
  const { t } = useWords();
  const source = useMemo(
    (): ListSource<Registered> => ({
      name: `by-worker ${worker}`,
      ask: (wish, page, most) => {
        const { from_date: start_date, to_date: end_date, ...rest } = requestOf(wish, page, most);
        const request = { ...rest, start_date, end_date, surveyor_id: worker };
        return send(getBeneficiaryBySurveyor, request, { quiet: true });
      },
      keyOf: (row) => row.beneficiary_id,
    }),
    [worker],
  );
  return (
    <ListPage
      title={name || t('reports:byWorkerTitle')}
      source={source}
      taken={{ forms: ['registered'], wish: { surveyor_id: worker } }}
      narrowed={[[t('downloads:registeredBy'), name]]}
      empty={{ title: t('reports:noneRegistered'), text: t('reports:otherDays') }}
      action={
        <LinkButton
          to="."
          search={(before: object) => ({ ...before, worker: undefined, sort: undefined })}
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
        >
          {t('reports:allWorkers')}
        </LinkButton>
      }
      columns={[
        { key: 'day', head: t('reports:colRegistered'), kind: 'day', orders: true, value: (row) => row.registered_on },
      ]}
      draw={(row) => (
        <ListedRow person={row} note={t('reports:registeredOn', { date: displayDate(row.registered_on) })} />
      )}
    />
  );
}
