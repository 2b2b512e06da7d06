import { displayDate } from '@teeka/domain/format';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { materialIn } from '../words/dose-words.ts';
import type { NarrowedTo } from './narrowed-to.ts';

type Line = readonly [label: string, value: string];

/** `YYYY-MM`, alone or as the last of twelve. */
function monthsIn({ month, months }: NonNullable<NarrowedTo['turning']>, language: SpokenLanguage): string {
  const { app, coverage } = whole[language];
  const named = fill(app.monthOfYear, {
    month: monthNames(app)[Number(month.slice(5)) - 1] ?? '',
    year: month.slice(0, 4),
  });
  return months === 1 ? named : fill(coverage.upTo, { month: named });
}

const nth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const monthNames = (app: (typeof whole)[SpokenLanguage]['app']): readonly string[] =>
  nth.map((of) => app[`month${of}`]);

/** Of what area a list is and to what it is narrowed, each under its name, the widest first. */
export function narrowedWords(to: NarrowedTo, language: SpokenLanguage): readonly Line[] {
  const { due, downloads, registration, reports, sites } = whole[language];
  const { session, vaccine } = to;
  const kinds: Readonly<Record<string, string>> = registration;
  const found: readonly (readonly [string, string | undefined])[] = [
    [sites.area, to.area ? nameIn(to.area, language) : sites.areaWholeCountry],
    [reports.colSite, to.site && nameIn(to.site, language)],
    [due.village, to.village && nameIn(to.village, language)],
    [reports.colSession, session && `${displayDate(session.day)} · ${nameIn(session.names, language)}`],
    [due.asha, to.asha],
    [downloads.registeredBy, to.worker],
    [downloads.registeredBy, to.mine && reports.onlyMine],
    [due.vaccine, vaccine && materialIn(language)({ material_code: vaccine, material_name: vaccine })],
    [reports.type, to.type === undefined ? undefined : kinds[`type-${to.type}`]],
    [reports.mode, to.mode && reports[`mode-${to.mode}`]],
    [downloads.turningOne, to.turning && monthsIn(to.turning, language)],
  ];
  return found.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
