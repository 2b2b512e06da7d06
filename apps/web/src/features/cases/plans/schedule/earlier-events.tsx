import { displayDate } from '@teeka/domain/format';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';
import { doseName, listedName } from '../../../../records/schedule/index.ts';
import { Section, StatusBadge } from '../../../../ui/index.ts';
import classes from '../../visit/visit.module.css';
import { ReasonToGoOn, reasonRefused } from './reason-to-go-on.tsx';
import type { ScheduleVisit } from './use-schedule-visit.ts';
import type { EventWarning, Visit } from './visit.ts';

/** The words for what an event means, and the look of the one table of statuses. */
const bearings = {
  contraindication: { advice: 'cases:eventStops', status: 'overdue' },
  question: { advice: 'cases:eventAsks', status: 'grave' },
  note: { advice: 'cases:eventNote', status: 'scheduled' },
} as const;

/** Why a typed reason is not taken; undefined where all are, or none was typed. */
export const eventReasonRefused = ({ draft, warnings }: ScheduleVisit) =>
  reasonRefused(
    warnings.map(({ event }) => event.report_id),
    draft.eventReasons,
  );

/** Where the reason of an event stands in a refusal. */
export const eventPath = (report: string): string => `screening.earlier_events.${report}`;

/** What the server said of a reason, as long as it was not typed anew. */
function refusedByServer({ draft, corrected, typed: before }: ScheduleVisit, report: string): string | undefined {
  const found = corrected?.refusals.find(({ path }) => path === eventPath(report));
  const typed = (of: Visit | null) => (of?.eventReasons?.[report] ?? '').trim();
  return found && typed(draft) === typed(before) ? refusalWords(found) : undefined;
}

interface Props {
  readonly visit: ScheduleVisit;
  /** Go on was tapped. */
  readonly tapped: boolean;
}

/** What happened after an earlier dose, before the next one: what it means, and the reason to go on. */
export function EarlierEvents({ visit, tapped }: Props) {
  const { t } = useWords();
  if (visit.warnings.length === 0) return null;
  const refused = tapped ? eventReasonRefused(visit) : undefined;
  return (
    <Section title={t('cases:eventTitle')}>
      <ul className="bare-list stack-10">
        {visit.warnings.map((warning) => (
          <li key={warning.event.report_id} className={classes.dose} data-bearing={warning.bearing}>
            <Warning
              visit={visit}
              warning={warning}
              error={
                refused?.key === warning.event.report_id
                  ? refused.sentence
                  : refusedByServer(visit, warning.event.report_id)
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface WarningProps {
  readonly visit: ScheduleVisit;
  readonly warning: EventWarning;
  readonly error: string | undefined;
}

function Warning({ visit: { draft, edit }, warning, error }: WarningProps) {
  const { t } = useWords();
  const say = t as unknown as (key: string) => string;
  const { event, bearing, doses } = warning;
  const { advice, status } = bearings[bearing];
  const suspected = (event.vaccines.length > 0 ? event.vaccines.map(listedName) : event.dose_codes.map(doseName)).join(
    ', ',
  );
  return (
    <div className={classes.block}>
      <span className={classes.doseText}>
        <span>
          <StatusBadge status={status}>{say(`aefi:category-${event.category}`)}</StatusBadge>
        </span>
        <span className={classes.name}>{event.symptoms.map((code) => say(`aefi:symptom-${code}`)).join(', ')}</span>
        <span className={classes.quiet}>
          {suspected === ''
            ? t('cases:eventAfterSome', { date: displayDate(event.vaccinated_on) })
            : t('cases:eventAfter', { vaccine: suspected, date: displayDate(event.vaccinated_on) })}
        </span>
      </span>
      <strong>{t(advice, { doses: doses.map(doseName).join(', ') })}</strong>
      {bearing === 'note' ? null : (
        <ReasonToGoOn
          of={event.report_id}
          reasons={draft.eventReasons ?? {}}
          onChange={(eventReasons) => edit({ eventReasons })}
          error={error}
        />
      )}
    </div>
  );
}
