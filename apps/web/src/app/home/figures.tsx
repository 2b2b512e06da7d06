import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconChevronRight,
  IconCircleCheck,
  IconHourglassHigh,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { HomeFigures } from '@teeka/contract/home';
import type { Watch, WatchedBatch } from '@teeka/contract/stock/watched';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import type { User } from '../../platform/sign-in/index.ts';
import { materialName } from '../../records/schedule/dose-words.ts';
import { mayOpen } from '../routing/may-open.ts';
import classes from './figures.module.css';
import { type Figure, figuresOf, type Said, type Tone, toneOf, waitingFirst } from './figures-of.ts';

const signs = {
  danger: IconAlertTriangle,
  due: IconHourglassHigh,
  plain: IconCalendarEvent,
  none: IconCircleCheck,
} as const satisfies Record<Tone, unknown>;

interface Props {
  readonly figures: HomeFigures;
  readonly user: User;
}

/** What waits in the area, each figure a link to where it is settled. */
export function Figures({ figures, user }: Props) {
  const { t } = useWords();
  const day = useToday();
  const { today, resting } = figures;
  const notes: Partial<Record<Figure['name'], string>> = {
    counted: t('app:homeLastMonth'),
    resting: resting.names.join(', '),
    today:
      today.listed > 0 ? t('app:homeSeen', { seen: indianNumber(today.seen), listed: indianNumber(today.listed) }) : '',
  };
  const watches: readonly Watch[] = mayOpen('/stock/batches', user) ? ['expiring', 'stopped'] : [];
  const cards = [
    ...figuresOf(figures, user, day).map((figure) => ({
      name: figure.name,
      tone: figure.tone,
      card: (
        <li key={figure.name}>
          <FigureLink figure={figure} note={figure.tone === 'none' ? '' : (notes[figure.name] ?? '')} />
        </li>
      ),
    })),
    ...watches.map((name) => ({
      name,
      tone: toneOf(figures[name].total),
      card: <Batches key={name} name={name} of={figures[name]} />,
    })),
  ];
  return (
    <section aria-labelledby="waits">
      <h2 id="waits" className={classes.title}>
        {t('app:homeWaits')}
      </h2>
      <ul className={classes.figures}>{waitingFirst(cards).map(({ card }) => card)}</ul>
    </section>
  );
}

function FigureLink({ figure: { name, to, search, tone, first, beside }, note }: { figure: Figure; note: string }) {
  const { t } = useWords();
  const words = ({ key, count }: Said) => t(`app:${key}`, { count, n: indianNumber(count) });
  const Sign = signs[tone];
  return (
    <Link to={to} search={search ?? {}} className={classes.figure} data-tone={tone}>
      <Sign className={classes.sign} size={24} aria-hidden />
      <span className={classes.words}>
        <span className={classes.name}>{t(`app:homeName-${name}`)}</span>
        <span className={classes.first}>{words(first)}</span>
        {beside.length > 0 ? <span>{beside.map(words).join(' · ')}</span> : null}
        {note ? <span>{note}</span> : null}
      </span>
      <IconChevronRight size={22} aria-hidden />
    </Link>
  );
}

interface BatchesProps {
  readonly name: Watch;
  readonly of: HomeFigures['expiring'];
}

/** Batches that somebody has to look at, a link to all of them; and the first, each to who received it and where it is stopped. */
function Batches({ name, of: { total, batches } }: BatchesProps) {
  const { t } = useWords();
  const tone = toneOf(total);
  const Sign = signs[tone];
  return (
    <li className={classes.batches} data-tone={tone}>
      <Link to="/stock/batches" search={{ watch: name }} className={classes.figure} data-tone={tone}>
        <Sign className={classes.sign} size={24} aria-hidden />
        <span className={classes.words}>
          <span className={classes.name}>{t(`app:homeName-${name}`)}</span>
          <span className={classes.first}>
            {t(total > 0 ? `app:home-${name}` : `app:home-${name}-none`, { count: total, n: indianNumber(total) })}
          </span>
        </span>
        <IconChevronRight size={22} aria-hidden />
      </Link>
      {batches.length > 0 ? <BatchLinks batches={batches} /> : null}
    </li>
  );
}

function BatchLinks({ batches }: { readonly batches: readonly WatchedBatch[] }) {
  const { t } = useWords();
  return (
    <ul className="bare-list">
      {batches.map((batch) => (
        <li key={`${batch.material_id} ${batch.batch_number}`}>
          <Link
            to="/stock/batch/$materialID/$number"
            params={{ materialID: String(batch.material_id), number: batch.batch_number }}
            className={classes.batch}
          >
            <span className={classes.words}>
              <strong>{`${materialName(batch)} · ${batch.batch_number}`}</strong>
              <span>
                {t('app:homeBatchUntil', {
                  date: displayDate(batch.expiry_date),
                  count: batch.sites,
                  n: indianNumber(batch.sites),
                })}
              </span>
            </span>
            <IconChevronRight size={22} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
