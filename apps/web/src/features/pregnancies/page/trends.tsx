import type { Pregnancy } from '@teeka/domain/pregnancy';
import { useId } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { Section } from '../../../ui/index.ts';
import classes from '../pregnancies.module.css';
import { boundsOf, frame, placeOf, pointsOf, type TrendPoint } from './trend.ts';

const trends = [
  { key: 'weight', unit: 'kg', fields: ['weight'] },
  { key: 'haemoglobin', unit: 'g/dl', fields: ['haemoglobin'] },
  { key: 'pressure', unit: 'mmHg', fields: ['systolic', 'diastolic'] },
] as const;

/** How weight, haemoglobin and blood pressure went, a small picture each; of a single visit there is nothing to compare. */
export function Trends({ pregnancy }: { readonly pregnancy: Pregnancy }) {
  const { t } = useWords();
  const drawn = trends
    .map(({ key, unit, fields }) => ({ key, unit, lines: fields.map((field) => pointsOf(pregnancy, field)) }))
    .filter(({ lines }) => (lines[0]?.length ?? 0) > 1);
  if (drawn.length === 0) return null;
  return (
    <Section title={t('pregnancyPage:trends')}>
      <div className={classes.trends}>
        {drawn.map(({ key, unit, lines }) => (
          <Trend
            key={key}
            title={t(`pregnancyPage:trend-${key}`)}
            unit={t(`pregnancyForms:unit-${unit}`)}
            lines={lines}
          />
        ))}
      </div>
    </Section>
  );
}

interface Props {
  readonly title: string;
  readonly unit: string;
  /** One line, or the upper and the lower figure of a pressure. */
  readonly lines: readonly (readonly TrendPoint[])[];
}

function Trend({ title, unit, lines }: Props) {
  const { t } = useWords();
  const id = useId();
  const bounds = boundsOf(lines);
  const [first = []] = lines;
  if (!bounds) return null;
  const valueAt = (nth: number) =>
    lines.flatMap((line) => line.find(({ on }) => on === first[nth]?.on)?.value ?? []).join('/');
  const last = valueAt(first.length - 1);
  // What the picture shows, for whoever has it read out.
  const read = first.map(({ week }, nth) => t('pregnancyPage:trendAt', { week, value: valueAt(nth) })).join(', ');
  const { width, height, left, right, bottom } = frame;
  return (
    <figure className={classes.trend}>
      <figcaption>
        <span>{title}</span>
        <strong>{`${last} ${unit}`}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className={classes.picture} role="img" aria-labelledby={id}>
        <title id={id}>{`${title}, ${unit}: ${read}`}</title>
        <g>
          <line
            x1={left}
            x2={width - right}
            y1={height - bottom + 4}
            y2={height - bottom + 4}
            stroke="var(--teeka-line)"
          />
          <text
            x={left - 6}
            y={placeOf({ on: '', week: bounds.from, value: bounds.max }, bounds).y + 4}
            textAnchor="end"
          >
            {bounds.max}
          </text>
          {bounds.min === bounds.max ? null : (
            <text x={left - 6} y={height - bottom + 4} textAnchor="end">
              {bounds.min}
            </text>
          )}
          <text x={left} y={height - 4}>
            {t('pregnancyPage:weekShort', { week: bounds.from })}
          </text>
          {bounds.from === bounds.to ? null : (
            <text x={width - right} y={height - 4} textAnchor="end">
              {t('pregnancyPage:weekShort', { week: bounds.to })}
            </text>
          )}
          {lines.map((line, nth) => (
            <Line key={nth === 0 ? 'upper' : 'lower'} points={line.map((point) => placeOf(point, bounds))} />
          ))}
        </g>
      </svg>
    </figure>
  );
}

function Line({ points }: { readonly points: readonly { readonly x: number; readonly y: number }[] }) {
  return (
    <>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3.5} fill="currentColor" />
      ))}
    </>
  );
}
