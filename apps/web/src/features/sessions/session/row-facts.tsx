import type { Session } from '@teeka/contract/sessions';
import { happenedOn } from '@teeka/domain/sessions';
import { minutesToWait } from '@teeka/domain/vaccinations';
import { now } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { BiteChips } from '../../../records/bites/bite-chips.tsx';
import { doseName, dueChips, personForecast } from '../../../records/schedule/index.ts';
import { placeRules } from '../../../records/schedule/place-rules.ts';
import type { RosterLine } from '../../../records/sessions/session-now.ts';
import type { PackView } from '../../../records/view/view.ts';
import { useView } from '../../../records/workday/index.ts';
import { DueLine, StatusBadge } from '../../../ui/index.ts';
import { Observation } from '../../../ui/observation/observation.tsx';
import { clockWords } from '../../../ui/time/clock-words.ts';

import classes from './roster-row.module.css';
import { isVenom } from './state.ts';

interface Props {
  readonly line: RosterLine;
  readonly session: Session;
  readonly today: string;
}

/** What matters of a person on their list: what is due, what was given today, or why nothing was. */
export function RowFacts({ line, session, today }: Props) {
  const view = useView();
  if (!view) return null;
  const { status } = line.entry;
  if (status === 'rejected') return <Reason view={view} line={line} />;
  if (isVenom(session)) {
    const cases = view.rows.people.get(line.entry.beneficiary_id)?.bite_cases ?? [];
    return (
      <>
        {status === 'vaccinated' ? (
          <GivenHere view={view} line={line} on={session.date_of_session} today={today} />
        ) : null}
        <span className={classes.facts}>
          <BiteChips cases={cases} today={today} />
          <Booked line={line} />
        </span>
      </>
    );
  }
  return status === 'vaccinated' ? (
    <GivenHere view={view} line={line} on={session.date_of_session} today={today} />
  ) : (
    <>
      <Booked line={line} />
      <DueNow view={view} line={line} day={happenedOn(session.date_of_session, today)} />
    </>
  );
}

/** The slot somebody was asked to come in, and that they did not come last time. */
function Booked({ line: { entry } }: { readonly line: RosterLine }) {
  const { t } = useWords();
  const { slot_time = null, carried_from = null } = entry;
  if (entry.status !== 'scheduled' || (slot_time === null && carried_from === null)) return null;
  const slot = slot_time === null ? '' : t('plans:atTime', { time: clockWords(slot_time) });
  const before = carried_from === null ? '' : t('plans:fromNoShow');
  return <span className="quiet small">{[slot, before].filter(Boolean).join(' · ')}</span>;
}

interface FactProps {
  readonly view: PackView;
  readonly line: RosterLine;
}

function DueNow({ view, line, day }: FactProps & { readonly day: string }) {
  const { t } = useWords();
  const record = view.rows.people.get(line.entry.beneficiary_id);
  if (!record) return null;
  const local = view.doses.get(record.beneficiary_id) ?? [];
  const facts = { today: day, ...placeRules(view.rows.meta, record.village_id) };
  const due = dueChips(personForecast(record, local, facts));
  if (due.length === 0) return <span className="quiet small">{t('sessions:nothingDue')}</span>;
  return <DueLine vaccines={due.map(({ code, overdue }) => ({ name: doseName(code), overdue }))} />;
}

/** When this phone recorded the last dose of a visit; for half an hour the person waits. */
function lastCaptured(view: PackView, id: string, sessionId: string): string | undefined {
  const item = view.items.findLast(({ call, input, state }) => {
    const visit = input as { session_id?: string; beneficiary_reference_id?: string };
    const isDose = call === 'cases.addVaccineDetails' && state !== 'refused';
    return isDose && visit.beneficiary_reference_id === id && visit.session_id === sessionId;
  });
  const doses = (item?.input as { vaccine_details?: { captured_at: string }[] } | undefined)?.vaccine_details;
  return doses?.[0]?.captured_at;
}

/** The doses that were given on the session's day. */
function GivenHere({ view, line, on, today }: FactProps & { readonly on: string; readonly today: string }) {
  useWords();
  const id = line.entry.beneficiary_id;
  const since = on === today ? lastCaptured(view, id, line.entry.session_id) : undefined;
  const { doses = [], bite_cases = [] } = view.rows.people.get(id) ?? {};
  const pulled = doses.filter(([, day, voided]) => day === on && voided === 0);
  const ofBites = bite_cases
    .flatMap((care) => care.doses)
    .filter(({ voided, amounts }) => !voided && !amounts?.elsewhere);
  const here = [...ofBites, ...(view.doses.get(id) ?? [])].filter((dose) => dose.given_on === on);
  const codes = new Set([...pulled.map(([code]) => code), ...here.map((dose) => dose.dose_code)]);
  return (
    <span className={classes.facts}>
      {[...codes].map((code) => (
        <StatusBadge key={code} status="given">
          {doseName(code)}
        </StatusBadge>
      ))}
      {since && minutesToWait(since, now().toISOString()) > 0 ? <Observation since={since} /> : null}
    </span>
  );
}

function Reason({ view, line }: FactProps) {
  useWords();
  const reason = view.rows.meta.reasons.find((one) => one.reason_id === line.entry.reject_reason_id);
  if (!reason) return null;
  return (
    <span className={classes.facts}>
      <StatusBadge status="rejected">{nameHere(reason, 'reason')}</StatusBadge>
    </span>
  );
}
