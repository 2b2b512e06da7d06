import { useToday } from '../../../platform/clock/index.ts';
import { PersonRow } from '../../../ui/index.ts';
import { ageAndSex } from '../../../ui/person/age-words.ts';
import { CategoryBadge } from '../parts/category-badge.tsx';
import { ClockLine } from '../parts/clock-line.tsx';
import { StatusOfReport } from '../parts/status-of-report.tsx';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { type ReportLine, reportPath } from './state.ts';

/** A report where there is no room for a table. */
export function ReportCard({ line: { report, clock } }: { readonly line: ReportLine }) {
  const { event } = useAefiWords();
  const today = useToday();
  return (
    <PersonRow
      name={report.ben_name}
      about={ageAndSex(report, today)}
      village={report.village_name}
      status={<CategoryBadge category={report.category} />}
      due={
        <>
          <span>{event(report.symptoms)}</span>
          <span className="beside-6">
            <StatusOfReport status={report.status} />
            {clock ? <ClockLine clock={clock} /> : null}
          </span>
        </>
      }
      to={reportPath(report)}
    />
  );
}
