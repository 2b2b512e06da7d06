import type { ReplyOf } from '@teeka/contract/call';
import type { getPlace, ListedPlace } from '@teeka/contract/places';
import { displayDate, indianNumber } from '@teeka/domain/format';
import type { Words } from '../../../platform/language/use-words.ts';

export type FoundPlace = ReplyOf<typeof getPlace>;

/** What a place is called by its level: a village or a ward by its kind. */
export const levelWords = ({ level, kind }: Pick<ListedPlace, 'level' | 'kind'>, t: Words): string =>
  t(level === 'village' ? `places:kind_${kind}` : `places:level_${level}`);

/** Since when a place is gone, and into which it was merged. */
export function closedWords(
  { valid_to, merged_into }: Pick<ListedPlace, 'valid_to' | 'merged_into'>,
  t: Words,
): string {
  if (valid_to === null) return '';
  const date = displayDate(valid_to);
  return merged_into === null ? t('places:goneSince', { date }) : t('places:mergedSince', { date, code: merged_into });
}

/** What hangs on a place, as facts; what is none is left out. */
export function hangingFacts({ place, hangs }: FoundPlace, t: Words): readonly (readonly [string, string])[] {
  const { people, places, facilities, plans, workers, sites } = hangs;
  const counted: readonly (readonly [string, number])[] =
    place.level === 'village'
      ? [
          [t('places:people'), people],
          [t('places:plans'), plans],
        ]
      : [
          [t('places:placesBelow'), places],
          [t('titles:facilities'), facilities],
          [t('places:hangs_workers'), workers],
        ];
  return [
    ...counted.map(([label, count]) => [label, indianNumber(count)] as const),
    ...(place.level === 'village' ? ([[t('places:sites'), indianNumber(sites.length)]] as const) : []),
  ];
}
