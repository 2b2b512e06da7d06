import { Link } from '@tanstack/react-router';
import type { Coverage } from '@teeka/contract/coverage';
import { indianNumber } from '@teeka/domain/format';
import { word } from '../../platform/address/kinds.ts';
import { useAddressFilter } from '../../platform/address/use-address-filter.ts';
import { useToday } from '../../platform/clock/index.ts';
import { activeLanguage, nameHere, useWords } from '../../platform/language/index.ts';
import { doseName } from '../../records/schedule/dose-words.ts';
import { toPart } from '../../records/sites/to-part.ts';
import { Section } from '../../ui/index.ts';
import { type Column, inOrder, orderOf, orderWord, orderWords, Rows } from '../../ui/table/index.ts';
import classes from './coverage.module.css';
import { useShareWords } from './share-words.ts';
import { completeShare, dropOutsOf, shareOf, zeroDoses } from './state.ts';
import { daysOf, toDue, toLines, toZeroDose } from './to-people.ts';
import { usePeriod } from './use-period.ts';

type Place = Coverage['places'][number];

const ordered = ['name', 'children', 'full', 'zero', 'penta3', 'penta', 'mr1', 'mr'] as const;
const shape = { sort: word(['', ...orderWords(ordered)], '') };

interface Props extends Pick<Coverage, 'level' | 'places'> {
  /** Of what area and time. */
  readonly about: string;
}

/** Each place within the area: it leads into itself, a village to who is due there and to its line list. */
export function PlaceTable({ level, places, about }: Props) {
  const { t } = useWords();
  const share = useShareWords();
  const { value, set } = useAddressFilter(shape);
  const nameOf = (place: Place) => nameHere(place, 'name');
  const dropOut = (place: Place, nth: number) => dropOutsOf(place)[nth]?.percent ?? null;
  const percent = (
    key: (typeof ordered)[number],
    head: string,
    of: (place: Place) => number | null,
  ): Column<Place> => ({
    ...{ key, head, unit: '%', kind: 'number', orders: true },
    value: of,
    draw: (place) => of(place) ?? '–',
  });
  const [penta, mr] = [
    t('coverage:dropOutName', names('PENTA1', 'PENTA3')),
    t('coverage:dropOutName', names('MR1', 'MR2')),
  ];
  const zeroDose = (place: Place, before = '') => (
    <Link
      {...toZeroDose(place.code)}
      aria-label={`${t('coverage:zeroDoseOf', { village: nameOf(place) })}: ${indianNumber(zeroDoses(place))}`}
      className={classes.lines ?? ''}
    >
      {before}
      {indianNumber(zeroDoses(place))}
    </Link>
  );
  const columns: readonly Column<Place>[] = [
    { key: 'name', head: t(`coverage:col-${level}`), kind: 'text', orders: true, value: nameOf },
    {
      ...{ key: 'children', head: t('coverage:colChildren'), kind: 'number', orders: true },
      value: ({ first }) => first.children,
      draw: ({ first }) => indianNumber(first.children),
    },
    percent('full', t('coverage:colFull'), ({ first }) => completeShare(first)),
    {
      ...{ key: 'zero', head: t('coverage:zeroDose'), kind: 'number', orders: true },
      value: (place) => zeroDoses(place),
      draw: (place) => (level === 'village' ? zeroDose(place) : indianNumber(zeroDoses(place))),
    },
    percent('penta3', doseName('PENTA3'), ({ first }) => shareOf(first, 'PENTA3')),
    percent('penta', `${t('coverage:dropOut')}: ${penta}`, (place) => dropOut(place, 0)),
    percent('mr1', doseName('MR1'), ({ first }) => shareOf(first, 'MR1')),
    percent('mr', `${t('coverage:dropOut')}: ${mr}`, (place) => dropOut(place, 1)),
  ];
  const today = useToday();
  const days = daysOf(usePeriod().month, today);
  const lines = (place: Place) => (
    <Link
      {...toLines(days, place.code)}
      aria-label={t('coverage:linesOf', { village: nameOf(place) })}
      className={classes.lines ?? ''}
    >
      {t('coverage:lines')}
    </Link>
  );
  const ofVillages: readonly Column<Place>[] =
    level === 'village'
      ? [{ key: 'lines', head: t('coverage:colLines'), kind: 'text', value: () => '', draw: lines, acts: true }]
      : [];
  const link = (place: Place) =>
    level === 'village' ? toDue({ village: place.code }) : toPart({ level, code: place.code });
  const order = value.sort === '' ? { by: 'name', down: false } : orderOf(value.sort);
  return (
    <Section title={t(`coverage:by-${level}`)}>
      <p className={`wraps ${classes.note}`}>
        {t(level === 'village' ? 'coverage:villageText' : 'coverage:placeText')}
      </p>
      <Rows
        caption={`${t(`coverage:by-${level}`)} · ${about}`}
        columns={[...columns, ...ofVillages]}
        rows={inOrder(places, columns, { order, language: activeLanguage() })}
        total={places.length}
        keyOf={({ code }) => String(code)}
        link={link}
        order={order}
        onOrder={(next) => set({ sort: orderWord(next) })}
        card={(place) => (
          <div className={classes.place}>
            <Link {...link(place)} className={classes.placeLink ?? ''}>
              {nameOf(place)}
            </Link>
            <span>
              {t('coverage:cardFull', {
                full: indianNumber(place.first.complete),
                n: indianNumber(place.first.children),
              })}
            </span>
            <span>{t('coverage:cardDrop', { penta: share(dropOut(place, 0)), mr: share(dropOut(place, 1)) })}</span>
            {level === 'village' ? zeroDose(place, `${t('titles:zeroDose')}: `) : null}
            {level === 'village' ? lines(place) : null}
          </div>
        )}
        cardHeight={level === 'village' ? 216 : 124}
      />
      <p className={classes.way}>
        <Link {...toDue()}>{t('coverage:toDue')}</Link>
        <Link {...toLines(days)}>{t('coverage:toLines')}</Link>
      </p>
    </Section>
  );
}

const names = (from: string, to: string) => ({ from: doseName(from), to: doseName(to) });
