import { IconCircleCheck } from '@tabler/icons-react';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type CertificateOfRevokedKey, getCertificatesOfRevokedKeys } from '@teeka/contract/certificates';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { dayOf, useToday } from '../../../platform/clock/clock.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { useOnline } from '../../../records/workday/index.ts';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { EmptyState, ListHead, Page, PersonRow, StatusBadge } from '../../../ui/index.ts';
import { ageAndSex } from '../../../ui/person/age-words.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import { type Column, everyPage, followingPage, Rows, usePages } from '../../../ui/table/index.ts';
import { IssueAgain, type OnIssued } from './issue-again.tsx';
import classes from './revoked.module.css';
import { type PageOfFallen, withAgain } from './with-again.ts';

const dateOf = (instant: string): string => displayDate(dayOf(new Date(instant)));
const rowsOnPage = 100;
/** As many as one call brings: for copying and printing all of them. */
const rowsAtMost = 500;

/** Whose certificates are believed no more because their key was revoked, and who was given another since. */
export function Screen() {
  const { t } = useWords();
  const online = useOnline();
  const within = useArea();
  const ask = (page: number, pageSize: number) =>
    send(getCertificatesOfRevokedKeys, { within, page, pageSize }, { quiet: true });
  const queryKey = ['certificatesOfRevokedKeys', currentUser()?.user_id, within];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam, rowsOnPage),
    initialPageParam: 1,
    getNextPageParam: followingPage,
    enabled: online,
    staleTime: 0,
    // All pages would be asked for, and who was issued another would go to the end under the reader's eyes.
    refetchOnWindowFocus: false,
    retry: false,
  });
  const queries = useQueryClient();
  const onIssued: OnIssued = (line, again) =>
    queries.setQueryData<InfiniteData<PageOfFallen, number>>(
      queryKey,
      (kept) => kept && { ...kept, pages: withAgain(kept.pages, line, again) },
    );
  const columns = useColumns(onIssued);
  const pages = query.data?.pages;
  const [first] = pages ?? [];
  const total = first?.total ?? 0;
  const more = usePages(query, { online, whole: false, total, loaded: pages?.length ?? 0 });
  const rows = pages?.flatMap(({ data }) => data) ?? null;
  const count = first
    ? [
        t('certificates:revokedCount', { count: total, n: indianNumber(total) }),
        t('certificates:revokedOpen', { count: first.open, n: indianNumber(first.open) }),
      ].join(' · ')
    : '…';
  const missing = {
    offline: t('workers:offline'),
    offlineText: t('workers:offlineText'),
    failed: t('workers:failed'),
  };
  return (
    <Page wide deep title={t('certificates:revokedTitle')}>
      <p className="quiet">{t('certificates:revokedText')}</p>
      <ListHead count={rows?.length === 0 ? '' : count} period="">
        <AreaFilter />
      </ListHead>
      {rows && rows.length > 0 ? (
        <Rows
          headed
          caption={[t('certificates:revokedTitle'), count].join(' · ')}
          columns={columns}
          rows={rows}
          total={total}
          keyOf={({ certificate_id }) => certificate_id}
          link={({ beneficiary_id }) => ({ to: personPath(beneficiary_id) })}
          card={(line) => <FallenCard line={line} onIssued={onIssued} />}
          cardHeight={156}
          onNearEnd={more}
          all={async () =>
            (await everyPage((page) => ask(page, rowsAtMost), followingPage)).flatMap(({ data }) => data)
          }
        />
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState
          icon={IconCircleCheck}
          title={t('certificates:revokedNone')}
          text={t('certificates:revokedNoneText')}
        />
      ) : null}
      {rows ? null : (
        <NotHere online={online} failed={query.isError} again={() => void query.refetch()} words={missing} />
      )}
    </Page>
  );
}

interface LineProps {
  readonly line: CertificateOfRevokedKey;
  readonly onIssued: OnIssued;
}

/** Issued again, when and under which number; or the act that does it. */
function Standing({ line, onIssued }: LineProps) {
  const { t } = useWords();
  if (!line.again) return <IssueAgain line={line} onIssued={onIssued} />;
  const { number, issued_at } = line.again;
  return (
    <span className={classes.again}>
      <StatusBadge status="given">{t('certificates:againOn', { day: dateOf(issued_at) })}</StatusBadge>
      <span className="quiet">{number}</span>
    </span>
  );
}

function FallenCard({ line, onIssued }: LineProps) {
  const { t } = useWords();
  const today = useToday();
  const about = t('certificates:revokedLine', { number: line.number, day: dateOf(line.issued_at) });
  return (
    <div className={classes.card}>
      <PersonRow
        name={line.ben_name}
        about={[ageAndSex(line, today), line.guardian_name].filter(Boolean).join(' · ')}
        village={nameHere(line, 'village_name')}
        due={<span className="quiet">{line.of === 'BCG' ? `${about} · ${t('certificates:whichBcg')}` : about}</span>}
        to={personPath(line.beneficiary_id)}
      />
      <div className={classes.act}>
        <Standing line={line} onIssued={onIssued} />
      </div>
    </div>
  );
}

function useColumns(onIssued: OnIssued): readonly Column<CertificateOfRevokedKey>[] {
  const { t } = useWords();
  const today = useToday();
  const text = { kind: 'text' } as const;
  return [
    { key: 'name', head: t('beneficiaries:name'), ...text, value: ({ ben_name }) => ben_name },
    { key: 'about', head: t('reports:colAge'), ...text, value: (line) => ageAndSex(line, today) },
    { key: 'guardian', head: t('registration:guardian'), ...text, value: ({ guardian_name }) => guardian_name },
    { key: 'village', head: t('reports:colVillage'), ...text, value: (line) => nameHere(line, 'village_name') },
    { key: 'number', head: t('certificates:numberOf'), ...text, value: ({ number }) => number },
    {
      key: 'of',
      head: t('certificates:which'),
      ...text,
      value: ({ of }) => t(of === 'BCG' ? 'certificates:whichBcg' : 'certificates:whichAll'),
    },
    { key: 'issued', head: t('certificates:issuedOn'), ...text, value: ({ issued_at }) => dateOf(issued_at) },
    {
      key: 'again',
      head: t('certificates:againHead'),
      ...text,
      value: ({ again }) => (again ? `${again.number}, ${dateOf(again.issued_at)}` : t('certificates:againNone')),
      draw: (line) => <Standing line={line} onIssued={onIssued} />,
    },
  ];
}
