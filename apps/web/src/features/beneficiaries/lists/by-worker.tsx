import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getBeneficiaryBySurveyor, getTotalBeneficiaryBySurveyor } from '@teeka/contract/beneficiaries/surveyor';
import type { ReplyOf } from '@teeka/contract/call';
import type { Role } from '@teeka/contract/roles';
import { displayDate, indianNumber } from '@teeka/domain/format';
import type { DateRange } from '@teeka/domain/reports';
import { useMemo, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { DateRangeFilter, usePeriodWords, usualRange } from '../../../ui/date-range/index.ts';
import { ListHead, Page, PersonRow, roleTitle, SkeletonList } from '../../../ui/index.ts';
import { ListEmpty } from './list-empty.tsx';
import { ListPage } from './list-page.tsx';
import { ListedRow } from './listed-row.tsx';
import classes from './lists.module.css';
import { requestOf } from './state.ts';
import type { ListSource } from './use-list.ts';

type Worker = ReplyOf<typeof getTotalBeneficiaryBySurveyor>['surveyors'][number];
type Registered = ReplyOf<typeof getBeneficiaryBySurveyor>['data'][number];

/** Who registered how many people of the area in the chosen days; a tap shows whom. */
export function Screen() {
  const [worker, setWorker] = useState<Worker | null>(null);
  const ground = { direction: 'past', today: useToday() } as const;
  const [filter, setFilter] = useState<DateRange | null>(null);
  const range = filter ?? usualRange(ground);
  if (worker) return <People worker={worker} onBack={() => setWorker(null)} />;
  return <Workers range={range} filter={filter} onFilter={setFilter} onChoose={setWorker} />;
}

interface WorkersProps {
  readonly range: DateRange;
  readonly filter: DateRange | null;
  readonly onFilter: (filter: DateRange | null) => void;
  readonly onChoose: (worker: Worker) => void;
}

function Workers({ range, filter, onFilter, onChoose }: WorkersProps) {
  const { t } = useWords();
  const words = usePeriodWords();
  const online = useOnline();
  const ground = { direction: 'past', today: useToday() } as const;
  const days = { start_date: range.from, end_date: range.to };
  const { data, isError, refetch } = useQuery({
    queryKey: ['registrationsByWorker', range.from, range.to],
    enabled: online,
    queryFn: () => send(getTotalBeneficiaryBySurveyor, days, { quiet: true, silent: true }),
  });
  const workers = data?.surveyors ?? null;
  return (
    <Page
      title={t('reports:byWorkerTitle')}
      pinned={<DateRangeFilter ground={ground} filter={filter} onFilter={onFilter} />}
    >
      <ListHead
        count={data ? t('reports:registeredInAll', { n: indianNumber(data.total) }) : '…'}
        period={words.period(range)}
      />
      {workers && workers.length > 0 ? (
        <ul className={classes.workers}>
          {workers.map((worker) => (
            <li key={worker.user_id}>
              <PersonRow
                name={worker.surveyor_name}
                about={t(roleTitle(worker.role as Role))}
                status={<strong>{indianNumber(worker.total)}</strong>}
                onChoose={() => onChoose(worker)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {online && !isError && !workers ? <SkeletonList rows={6} /> : null}
      <ListEmpty
        online={online}
        failed={isError}
        count={workers?.length ?? null}
        words={{ title: t('reports:noneRegistered'), text: t('reports:otherDays') }}
        onAgain={() => void refetch()}
      />
    </Page>
  );
}

/** The people whom one worker registered, a page of 100 at a time. */
function People({ worker, onBack }: { readonly worker: Worker; readonly onBack: () => void }) {
  const { t } = useWords();
  const source = useMemo(
    (): ListSource<Registered> => ({
      name: `by-worker ${worker.user_id}`,
      ask: (wish, page) => {
        const { from_date: start_date, to_date: end_date, ...rest } = requestOf(wish, page);
        const request = { ...rest, start_date, end_date, surveyor_id: worker.user_id };
        return send(getBeneficiaryBySurveyor, request, { quiet: true });
      },
      keyOf: (row) => row.beneficiary_id,
    }),
    [worker],
  );
  return (
    <ListPage
      title={worker.surveyor_name}
      source={source}
      empty={{ title: t('reports:noneRegistered'), text: t('reports:otherDays') }}
      action={
        <IconButton icon={IconArrowLeft} variant="default" onClick={onBack}>
          {t('reports:allWorkers')}
        </IconButton>
      }
      draw={(row) => (
        <ListedRow person={row} note={t('reports:registeredOn', { date: displayDate(row.registered_on) })} />
      )}
    />
  );
}
