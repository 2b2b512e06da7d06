import { useQuery } from '@tanstack/react-query';
import { getVaccinationsDetails } from '@teeka/contract/vaccinations';
import { displayDate } from '@teeka/domain/format';
import { doses as en } from '@teeka/words/en/doses';
import { doses as hi } from '@teeka/words/hi/doses';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { doseName } from '../../../records/schedule/index.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import classes from './chart-paper.module.css';
import { type PaperLine, paperLines } from './lines.ts';
import type { PrintProps } from './print-chart.tsx';

type Key = Extract<keyof typeof en, `paper${string}`>;

/** What stands on the paper is read by the family and by whoever gives the next dose: in both languages. */
function useBoth(): (key: Key) => string {
  const { t } = useWords();
  return (key) => {
    const mine = t(`doses:${key}`);
    return `${mine} / ${mine === en[key] ? hi[key] : en[key]}`;
  };
}

/** The card on paper: A4, black on white, both languages; on the screen it is not seen. */
export function ChartPaper({ person, record, forecast, prints }: PrintProps & { readonly prints: number }) {
  const { t } = useWords();
  const both = useBoth();
  const online = useOnline();
  const today = useToday();
  const site = useView()?.rows.meta.site;
  const { beneficiary_id } = record;
  const { data, isLoading } = useQuery({
    queryKey: ['dose-stories', beneficiary_id],
    queryFn: () => send(getVaccinationsDetails, { id: beneficiary_id }, { background: true }),
    enabled: online,
    retry: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is requested, when all is there
  useEffect(() => {
    if (!isLoading) window.print();
  }, [prints, isLoading]);
  const previous = new Map(
    person.doses.flatMap(({ dose_code, given_on, previous: status, voided }) =>
      status && !voided ? [[`${dose_code} ${given_on}`, status] as const] : [],
    ),
  );
  const lines = paperLines(forecast, data?.vaccinations ?? null, previous);
  const facts = [
    [both('paperName'), record.ben_name],
    [both('paperNumber'), beneficiary_id],
    [both('paperBorn'), displayDate(record.dob)],
    [both('paperGuardian'), record.guardian_name],
    [both('paperVillage'), person.person.village_name ?? ''],
    [both('paperSite'), site?.session_site_name ?? ''],
  ] as const;
  return createPortal(
    <section className={classes.paper} aria-hidden>
      <h1>{both('paperTitle')}</h1>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['paperDose', 'paperDue', 'paperGiven', 'paperBatch', 'paperPlace'] as const).map((key) => (
              <th key={key} scope="col">
                {both(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </tbody>
      </table>
      <p className={classes.foot}>
        {t('doses:paperFoot', { date: displayDate(today) })}
        {data ? '' : ` ${t('doses:paperOffline')}`}
      </p>
    </section>,
    document.body,
  );
}

function Line({ line }: { readonly line: PaperLine }) {
  const both = useBoth();
  const marks = [
    line.previous === null ? '' : both(line.previous === 'Approved' ? 'paperApproved' : 'paperPending'),
    line.notCounted ? both('paperNotCounted') : '',
  ].filter(Boolean);
  return (
    <tr data-given={line.given === '' ? undefined : ''}>
      <th scope="row">{doseName(line.code)}</th>
      <td>{line.due === '' ? '' : displayDate(line.due)}</td>
      <td>{line.given === '' ? '' : displayDate(line.given)}</td>
      <td>{line.batch}</td>
      <td>{[line.place, ...marks].filter(Boolean).join(' · ')}</td>
    </tr>
  );
}
