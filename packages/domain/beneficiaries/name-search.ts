import { accepted, checkLength, refused, trimmed, type Verdict } from '../text/index.ts';
import { latinName } from './devanagari.ts';
import { likenessTo } from './likeness.ts';
import { nameKeys } from './name-keys.ts';

/** A person whose name was judged against what was typed. `likeness` from 0 to 1. */
export interface JudgedName<Row> {
  readonly row: Row;
  readonly likeness: number;
}

/** Figures of the search by name, found by trying the pairs of the tests. */
export const nameSearch = {
  /** People one search shows. */
  most: 50,
  /** Below this a name is no answer to what was typed. */
  least: 0.55,
  /** So many people who clearly answer are enough; with fewer, keys one typing error away are asked as well. */
  enough: 5,
  clearly: 0.85,
  /** Where enough clearly answer, names less alike than this only stand in the way. */
  beside: 0.75,
} as const;

/** Judges people by what was typed: whoever answers to it, best first: by likeness, then by letters, then by the alphabet. */
export function nameJudge(
  typed: string,
): <Row extends { readonly ben_name: string }>(rows: readonly Row[]) => readonly JudgedName<Row>[] {
  const letters = latinName(typed);
  const likenessOf = likenessTo(typed, nameSearch.least);
  const spelt = ({ row }: JudgedName<{ readonly ben_name: string }>): number =>
    row.ben_name.includes(letters) ? 1 : 0;
  return (rows) => {
    const judged = rows
      .map((row) => ({ row, likeness: likenessOf(row.ben_name) }))
      .filter(({ likeness }) => likeness >= nameSearch.least)
      .sort((a, b) => b.likeness - a.likeness || spelt(b) - spelt(a) || a.row.ben_name.localeCompare(b.row.ben_name));
    return asksForNear(judged) ? judged : judged.filter(({ likeness }) => likeness >= nameSearch.beside);
  };
}

/** Do so few clearly answer that typing errors have to be thought of? */
export function asksForNear(judged: readonly JudgedName<unknown>[]): boolean {
  return judged.filter(({ likeness }) => likeness >= nameSearch.clearly).length < nameSearch.enough;
}

const searchedLength = { min: 2, max: 60 } as const;
/** Latin letters as in a name, or Devanagari with its signs. */
const searchedShape = /^[A-Za-z\u0900-\u0963\u0970-\u097F .,()/-]+$/;

/**
 * A name typed into a search, in English or Hindi letters: empty FLDVAL0001, other characters FLDVAL0003, not 2 to 60
 * of them or none that sounds FLDVAL0004.
 */
export function checkSearchedName(value: string): Verdict {
  const name = trimmed(value);
  if (name === '') return refused('FLDVAL0001');
  if (!searchedShape.test(name)) return refused('FLDVAL0003');
  const checked = checkLength(name, searchedLength);
  if (!checked.ok) return checked;
  return nameKeys(name).length > 0 ? accepted(name) : refused('FLDVAL0004', searchedLength);
}
