import { ActionIcon } from '@mantine/core';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import type { SiteLine } from '@teeka/contract/places';
import { indianNumber } from '@teeka/domain/format';
import { type MapView, onMap, type Point, pointAt, scaleOf, viewOf, zoomed } from '@teeka/domain/places';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import classes from './site-map.module.css';

interface Props {
  /** The other sites; those without a position are not drawn. */
  readonly sites: readonly SiteLine[];
  /** The point that is meant, and what stands there. */
  readonly point: Point | null;
  readonly name: string;
  /** A touch of the map says another point; without it the map only shows. */
  readonly onPoint?: (point: Point) => void;
}

/** The drawing is so many units wide and high. */
const side = 1000;
const step = 0.02;
/** A finger that moved less than this touched; more and it drew the map along. */
const still = 12;

export const positioned = (site: SiteLine): (SiteLine & Point) | null =>
  site.latitude === null || site.longitude === null
    ? null
    : { ...site, latitude: site.latitude, longitude: site.longitude };

/** So wide a view that it shows a country where nothing is known yet. */
const country: MapView = { middle: { latitude: 22.5, longitude: 80 }, km: 800 };

/** A plain map drawn from the positions of sites alone: nothing is fetched for it from anywhere. */
export function SiteMap({ sites, point, name, onPoint }: Props) {
  const { t } = useWords();
  const others = sites.flatMap((site) => positioned(site) ?? []);
  const whole = () => viewOf([...others, ...(point ? [point] : [])]) ?? country;
  const [view, setView] = useState<MapView>(whole);
  const drawing = useRef<SVGSVGElement>(null);
  const grasp = useRef<{ readonly x: number; readonly y: number; readonly view: MapView; readonly id: number } | null>(
    null,
  );
  const spotOf = (x: number, y: number) => {
    const box = drawing.current?.getBoundingClientRect();
    return box ? { x: (x - box.left) / box.width, y: (y - box.top) / box.height } : null;
  };
  const moved = (event: PointerEvent) => {
    const from = grasp.current;
    return from ? { x: event.clientX - from.x, y: event.clientY - from.y, view: from.view } : null;
  };
  const drag = (event: PointerEvent) => {
    const by = moved(event);
    const box = drawing.current?.getBoundingClientRect();
    if (!by || !box || Math.hypot(by.x, by.y) < still) return;
    const middle = pointAt({ x: 0.5 - by.x / box.width, y: 0.5 - by.y / box.height }, by.view);
    setView({ ...by.view, middle });
  };
  const letGo = (event: PointerEvent) => {
    const by = moved(event);
    grasp.current = null;
    const spot = spotOf(event.clientX, event.clientY);
    if (by && spot && Math.hypot(by.x, by.y) < still) onPoint?.(pointAt(spot, view));
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!by || !onPoint) return;
    event.preventDefault();
    const from = onMap(point ?? view.middle, view);
    onPoint(pointAt({ x: from.x + (by[0] ?? 0), y: from.y + (by[1] ?? 0) }, view));
  };
  const at = (one: Point) => {
    const { x, y } = onMap(one, view);
    return { x: x * side, y: y * side };
  };
  const scale = scaleOf(view.km);
  const drawn = others.map((site) => ({ site, ...at(site) })).filter(({ x, y }) => isWithin(x) && isWithin(y));
  const pin = point && at(point);
  const zooms = [
    [t('places:mapCloser'), IconPlus, () => setView(zoomed({ ...view, middle: point ?? view.middle }, 0.5))],
    [t('places:mapFurther'), IconMinus, () => setView(zoomed(view, 2))],
    [t('places:mapWhole'), IconFocusCentered, () => setView(whole())],
  ] as const;
  return (
    <div className={classes.map}>
      <svg
        ref={drawing}
        className={classes.drawing}
        data-acts={onPoint !== undefined || undefined}
        viewBox={`0 0 ${side} ${side}`}
        {...(onPoint
          ? {
              role: 'application',
              tabIndex: 0,
              onPointerDown: ({ clientX, clientY, pointerId, currentTarget }) => {
                currentTarget.setPointerCapture(pointerId);
                grasp.current = { x: clientX, y: clientY, view, id: pointerId };
              },
              onPointerMove: drag,
              onPointerUp: letGo,
              onPointerCancel: () => {
                grasp.current = null;
              },
              onKeyDown: press,
            }
          : { role: 'img' })}
        aria-label={t(onPoint ? 'places:mapSets' : 'places:mapShows', { n: indianNumber(others.length), name })}
      >
        {drawn.map(({ site, x, y }) => (
          <g key={site.session_site_id}>
            <title>{nameHere(site, 'session_site_name')}</title>
            <circle className={classes.site} cx={x} cy={y} r={14} />
          </g>
        ))}
        {named(drawn).map(({ site, x, y }) => (
          <text key={site.session_site_id} className={classes.name} {...beside(x, y)}>
            {short(nameHere(site, 'session_site_name'))}
          </text>
        ))}
        {pin ? (
          <g className={classes.pin}>
            <circle cx={pin.x} cy={pin.y} r={42} data-around />
            <circle cx={pin.x} cy={pin.y} r={18} />
          </g>
        ) : null}
        <g className={classes.scale}>
          <path d={`M 40 ${side - 60} v 20 h ${(scale / view.km) * side} v -20`} />
          <text x={40} y={side - 76}>
            {scale < 1 ? t('places:metres', { n: Math.round(scale * 1000) }) : t('places:km', { n: Math.round(scale) })}
          </text>
        </g>
        <g className={classes.north}>
          <path d={`M ${side - 60} 110 v -60 m -18 22 l 18 -22 l 18 22`} />
        </g>
      </svg>
      <div className={classes.zooms}>
        {zooms.map(([label, Icon, act]) => (
          <ActionIcon key={label} variant="default" size={44} aria-label={label} onClick={act}>
            <Icon size={22} aria-hidden />
          </ActionIcon>
        ))}
      </div>
    </div>
  );
}

const isWithin = (at: number) => at >= -20 && at <= side + 20;

/** A name stands beside its point, to the side where there is more room. */
const beside = (x: number, y: number) =>
  x < side / 2
    ? { x: x + 24, y: y + 12, textAnchor: 'start' as const }
    : { x: x - 24, y: y + 12, textAnchor: 'end' as const };

/** As many letters as half of the map has room for. */
const longest = 22;

/** The first words of a long name. */
function short(name: string): string {
  if (name.length <= longest) return name;
  const cut = name.slice(0, longest + 1).replace(/\s\S*$/u, '');
  return `${cut.replace(/[,;]$/u, '')} …`;
}

/** Those whose names do not lie over those of others: each line of writing is so high, and half of the map wide. */
function named<One extends { readonly x: number; readonly y: number }>(all: readonly One[]): readonly One[] {
  const taken: One[] = [];
  for (const one of all) {
    const clear = (other: One) =>
      Math.abs(other.y - one.y) > 52 ||
      (other.x < side / 2 !== one.x < side / 2 && Math.abs(other.x - one.x) > side / 2);
    if (taken.every(clear)) taken.push(one);
  }
  return taken;
}
