import { IconPackage, IconWifiOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clinicalRoles } from '@teeka/contract/roles';
import { getUtilisationSummary } from '@teeka/contract/stock';
import { indianNumber } from '@teeka/domain/format';
import type { DateRange } from '@teeka/domain/reports';
import { type ReactNode, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { materialName } from '../../../records/schedule/dose-words.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { DateRangeFilter, usePeriodWords, usualRange } from '../../../ui/date-range/index.ts';
import { EmptyState, Page, Section, SkeletonList } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import classes from '../stock.module.css';
import { sessionWords } from './session-words.ts';

/** What the sites of the area made of their vials in a time, and who has not counted. */
export function Screen() {
  const { t } = useWords();
  const online = useOnline();
  const words = usePeriodWords();
  const counts = (clinicalRoles as readonly string[]).includes(currentUser()?.role ?? '');
  const ground = { direction: 'past', today: useToday() } as const;
  const [filter, setFilter] = useState<DateRange | null>(null);
  const range = filter ?? usualRange(ground);
  const { data, isError } = useQuery({
    queryKey: ['utilisationSummary', range],
    enabled: online,
    retry: false,
    queryFn: () => send(getUtilisationSummary, { from_date: range.from, to_date: range.to }, { quiet: true }),
  });
  return (
    <Page
      title={t('stock:summaryTitle')}
      pinned={<DateRangeFilter ground={ground} filter={filter} onFilter={setFilter} />}
    >
      <div className={classes.stack}>
        <p className="quiet wraps" role="status">
          {[
            words.period(range),
            data && t('stock:summarySessions', { count: data.sessions, n: indianNumber(data.sessions) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {data && data.vaccines.length > 0 ? (
          <div className={classes.scroll}>
            <table className={classes.table}>
              <caption className={classes.caption}>{t('stock:summaryTable')}</caption>
              <thead>
                <tr>
                  {(['colVaccine', 'colOpened', 'colGiven', 'colWasted', 'colPercent'] as const).map((key) => (
                    <th key={key} scope="col">
                      {t(`stock:${key}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.vaccines.map((one) => (
                  <tr key={one.material_id}>
                    <th scope="row">{materialName(one)}</th>
                    <td>{indianNumber(one.vials_opened)}</td>
                    <td>{indianNumber(one.doses_given)}</td>
                    <td>{indianNumber(one.net)}</td>
                    <td>{one.net_percent}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : null}
        {data?.vaccines.length === 0 ? <EmptyState icon={IconPackage} title={t('stock:summaryNone')} /> : null}
        {data && data.without_report.length > 0 ? (
          <Section title={t('stock:withoutReport')}>
            <ul className="frame">
              {data.without_report.map((session) => (
                <SessionRow key={session.session_id} session={session} act={counts ? t('stock:open') : null} />
              ))}
            </ul>
          </Section>
        ) : null}
        {data && data.differing.length > 0 ? (
          <Section title={t('stock:differing')}>
            <p className="quiet wraps">
              {[t('stock:differingNote'), counts ? '' : t('stock:countAgainThere')].filter(Boolean).join(' ')}
            </p>
            <ul className="frame">
              {data.differing.map((session) => (
                <SessionRow key={session.session_id} session={session} act={counts ? t('stock:again') : null}>
                  {session.batches.map((one) => (
                    <span key={one.material_code + one.batch_number}>
                      {t('stock:changedLine', {
                        vaccine: materialName(one),
                        batch: one.batch_number,
                        recorded: one.recorded,
                        counted: one.counted,
                      })}
                    </span>
                  ))}
                </SessionRow>
              ))}
            </ul>
          </Section>
        ) : null}
        {online && !data && !isError ? <SkeletonList rows={5} /> : null}
        {online ? null : <EmptyState icon={IconWifiOff} title={t('stock:offline')} text={t('stock:offlineNext')} />}
      </div>
    </Page>
  );
}

interface RowProps {
  readonly session: Parameters<typeof sessionWords>[0] & { readonly session_id: string };
  /** What leads to its count; null for who does not count. */
  readonly act: string | null;
  readonly children?: ReactNode;
}

function SessionRow({ session, act, children }: RowProps) {
  const { name, about } = sessionWords(session);
  return (
    <li className={`ruled ${classes.row}`}>
      <strong>{name}</strong>
      <span className="quiet wraps">{about}</span>
      {children}
      {act === null ? null : (
        <div>
          <LinkButton
            to={`/session/${session.session_id}/utilisation`}
            variant="subtle"
            className={classes.flush ?? ''}
          >
            {act}
          </LinkButton>
        </div>
      )}
    </li>
  );
}
