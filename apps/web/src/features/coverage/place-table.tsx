import { Link } from '@tanstack/react-router';
import type { Coverage } from '@teeka/contract/coverage';
import { indianNumber } from '@teeka/domain/format';
import { word } from '../../platform/address/kinds.ts';
import { useAddressFilter } from '../../platform/address/use-address-filter.ts';
import { activeLanguage, nameHere, useWords } from '../../platform/language/index.ts';
import { doseName } from '../../records/schedule/dose-words.ts';
import { toPart } from '../../records/sites/to-part.ts';
import { Section } from '../../ui/index.ts';
import { type Column, inOrder, orderOf, orderWord, orderWords, Rows } from '../../ui/table/index.ts';
import classes from './coverage.module.css';
import { useShareWords } from './share-words.ts';
import { completeShare, dropOutsOf, shareOf, zeroDoses } from './state.ts';

type Place = Coverage['places'][number];

const ordered = ['name', 'children', 'full', 'zero', 'penta3', 'penta', 'mr1', 'mr'] as const;
const shape = { sort: word(['', ...orderWords(ordered)], '') };

interface Props extends Pick<Coverage, 'level' | 'places'> {
  /** Of what area and time. */
  readonly about: string;
}

/** Each place within the area: it leads into itself, a village to the list of who is due there. */
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
      draw: (place) => indianNumber(zeroDoses(place)),
    },
    percent('penta3', doseName('PENTA3'), ({ first }) => shareOf(first, 'PENTA3')),
    percent('penta', `${t('coverage:dropOut')}: ${penta}`, (place) => dropOut(place, 0)),
    percent('mr1', doseName('MR1'), ({ first }) => shareOf(first, 'MR1')),
    percent('mr', `${t('coverage:dropOut')}: ${mr}`, (place) => dropOut(place, 1)),
  ];
  const link = (place: Place) =>
    level === 'village'
      ? { to: '/coverage/due-list', search: (before: object) => villageOnly(before, place.code) }
      : toPart({ level, code: place.code });
  const order = value.sort === '' ? { by: 'name', down: false } : orderOf(value.sort);
  return (
    <Section title={t(`coverage:by-${level}`)}>
      <p className={`wraps ${classes.note}`}>
        {t(level === 'village' ? 'coverage:villageText' : 'coverage:placeText')}
      </p>
      <Rows
        caption={`${t(`coverage:by-${level}`)} · ${about}`}
        columns={columns}
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
          </div>
        )}
        cardHeight={124}
      />
      <p className={classes.way}>
        <Link to="/coverage/due-list" search={partOnly}>
          {t('coverage:toDue')}
        </Link>
      </p>
    </Section>
  );
}

const names = (from: string, to: string) => ({ from: doseName(from), to: doseName(to) });

const partOnly = (before: object) => ({ part: 'part' in before ? before.part : undefined });

/** The list is of one village, of whatever part of the area the page was. */
const villageOnly = (before: object, village: number) => ({ ...partOnly(before), village });
