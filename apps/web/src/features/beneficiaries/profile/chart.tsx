import { IconCircleCheck } from '@tabler/icons-react';
import { downloadImmunisationCard } from '@teeka/contract/vaccinations';
import { displayDate } from '@teeka/domain/format';
import type { Forecast } from '@teeka/domain/schedule';
import { type ComponentType, useMemo, useState } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { PaperButton } from '../../../records/papers/paper-button.tsx';
import {
  CardPicture,
  type CardState,
  cardOf,
  type DoseOnCard,
  ExplainedDoses,
  explainedLines,
  personForecast,
} from '../../../records/schedule/index.ts';
import { VisitLink } from '../../../records/sessions/visit-link.tsx';
import { useView } from '../../../records/workday/index.ts';
import classes from './profile.module.css';
import { type Details, rulesFor } from './state.ts';

/** A person with a record, and where their doses stand today. */
interface Judged {
  readonly person: PersonNow;
  readonly record: PersonOnPhone;
  readonly forecast: Forecast;
}

/** The story of a dose and what may be done about it, from the vaccinations: of the one opened, and of those not on the card. */
export type DoseStoriesPart = ComponentType<{
  readonly beneficiaryId: string;
  readonly opened: DoseOnCard | null;
  readonly onClose: () => void;
  /** Code and day of each dose that stands on the card. */
  readonly onCard: ReadonlySet<string>;
}>;

/** Doses that this phone took and the person's own record does not carry yet. */
const localOf = (person: PersonNow) => person.doses.filter((dose) => dose.item_id !== null && dose.state !== 'refused');

/** Where every dose of a person stands today, by all that is known. */
export function useForecast(person: PersonNow, record: PersonOnPhone | null, details: Details | null) {
  const today = useToday();
  const meta = useView()?.rows.meta;
  const local = useMemo(() => localOf(person), [person]);
  return record && personForecast(record, local, { today, ...rulesFor(record, details, meta) });
}

const first: readonly CardState[] = ['overdue', 'due'];

/** What is late and due, before all else, and the way to give it; or that nothing is, and when to come again. */
export function DueFirst({ person, record, forecast }: Judged) {
  const { t } = useWords();
  const groups = useMemo(() => explainedLines(forecast).filter(({ state }) => first.includes(state)), [forecast]);
  const missed = forecast.doses.some((dose) => dose.state === 'closed' && !dose.beforeIntroduction);
  const next = forecast.doses
    .filter((dose) => dose.state === 'upcoming' && dose.due !== undefined)
    .map((dose) => dose.due ?? '')
    .sort()[0];
  return (
    <section className={classes.first} aria-label={t('beneficiaries:dueFirst')}>
      {groups.length > 0 ? <ExplainedDoses groups={groups} /> : null}
      {groups.length === 0 && record.deceased_on === null ? (
        <p className={classes.standing} data-tone="done">
          <IconCircleCheck size={22} aria-hidden />
          <span>
            {t(missed ? 'beneficiaries:nothingDueToday' : 'beneficiaries:complete')}
            {next ? ` · ${t('beneficiaries:nextVisit', { date: displayDate(next) })}` : ''}
          </span>
        </p>
      ) : null}
      <VisitLink beneficiaryId={person.person.beneficiary_id} />
    </section>
  );
}

interface ChartProps extends Judged {
  readonly stories?: DoseStoriesPart | undefined;
}

/** What is said in words below the card: what stands on it is not said again. */
const behind: readonly CardState[] = ['given-not-counted', 'upcoming', 'waiting', 'closed'];

/** The immunisation card, the one record of the doses: a dose on it opens its story. */
export function Chart({ person, record, forecast, stories: Stories }: ChartProps) {
  const { t } = useWords();
  const [opened, setOpened] = useState<DoseOnCard | null>(null);
  const unsent = useMemo(
    () => new Set(localOf(person).flatMap(({ state, dose_code }) => (state === 'done' ? [] : [dose_code]))),
    [person],
  );
  const previous = useMemo(
    () =>
      new Map(
        person.doses.flatMap(({ dose_code, given_on, previous: status, voided }) =>
          status && !voided ? [[`${dose_code} ${given_on}`, status] as const] : [],
        ),
      ),
    [person],
  );
  const onCard = useMemo(() => dosesOnCard(forecast), [forecast]);
  const groups = useMemo(
    () =>
      explainedLines(forecast)
        .filter(({ state }) => behind.includes(state))
        .map((group) => ({ ...group, open: group.state === 'given-not-counted' })),
    [forecast],
  );
  return (
    <section className={classes.chart} aria-labelledby="chart">
      <h2 id="chart" className={classes.title}>
        {t('beneficiaries:chart')}
      </h2>
      <CardPicture
        forecast={forecast}
        unsent={unsent}
        previous={previous}
        {...(Stories ? { onDose: setOpened } : {})}
      />
      {groups.length > 0 ? <ExplainedDoses groups={groups} /> : null}
      {Stories ? (
        <Stories
          beneficiaryId={record.beneficiary_id}
          opened={opened}
          onClose={() => setOpened(null)}
          onCard={onCard}
        />
      ) : null}
      {mayAsk(downloadImmunisationCard) ? (
        <PaperButton paper={{ kind: 'card', person: record.beneficiary_id, name: record.ben_name }} />
      ) : null}
    </section>
  );
}

function dosesOnCard(forecast: Forecast): ReadonlySet<string> {
  const marks = cardOf(forecast).rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.marks));
  return new Set(
    marks
      .filter(({ state }) => state === 'given' || state === 'given-not-counted')
      .map(({ code, day }) => `${code} ${day}`),
  );
}
