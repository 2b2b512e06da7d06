import { above, type PlaceLevel, placeLevels, type ReadPlace, type RefusedLine } from './place-row.ts';
import { readCsv } from './read-csv.ts';

type Part = 'code' | 'name' | 'local';
type Columns = ReadonlyMap<string, number>;

/** The directory's files differ in hyphens and brackets, and some call a block a development block. */
const header =
  /^(?:development)?(state|district|subdistrict|block|village)(code|name(?:in?englis?h?|in?englsih)?|name(?:in)?local)$/;

function columnsOf(cells: readonly string[]): Columns {
  const columns = new Map<string, number>();
  for (const [at, cell] of cells.entries()) {
    const [, level, what = ''] = header.exec(cell.toLowerCase().replace(/[^a-z]/g, '')) ?? [];
    const part: Part = what === 'code' ? 'code' : what.endsWith('local') ? 'local' : 'name';
    if (level && !columns.has(`${level} ${part}`)) columns.set(`${level} ${part}`, at);
  }
  return columns;
}

const mostLetters = 100;
const highestCode = 2_147_483_647;

/** The directory writes some names in capitals throughout; on a screen they stand as any other. */
const titled = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

const isCode = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= highestCode;

interface Line {
  has(level: PlaceLevel): boolean;
  of(level: PlaceLevel, part: Part): string;
}

/** Why the place of a level cannot be read off a line; undefined where nothing is wrong. */
function flawOf(level: PlaceLevel, { of }: Line): string | undefined {
  const [code, name] = [of(level, 'code'), of(level, 'name')];
  if (!isCode(code)) return `the code of the ${level} is "${code}", not a number of the directory`;
  if (name === '') return `${level} ${code} has no name`;
  if (name.length > mostLetters) return `the name of ${level} ${code} is longer than ${mostLetters} letters`;
  if (!/\p{L}/u.test(name) || /[\p{Cc}\uFFFD<>]/u.test(name))
    return `the name of ${level} ${code} is no name: "${name}"`;
  return undefined;
}

function placeOf(level: PlaceLevel, { has, of }: Line): ReadPlace {
  const parent = above[level];
  const en = titled(of(level, 'name'));
  const local = of(level, 'local');
  return {
    level,
    code: Number(of(level, 'code')),
    names: /\p{Script=Devanagari}/u.test(local) && local.length <= mostLetters ? { en, hi: local } : { en },
    parent_code: parent ? Number(of(parent, 'code')) : null,
    subdistrict_code: level === 'village' && has('subdistrict') ? Number(of('subdistrict', 'code')) : null,
  };
}

export type ReadFile =
  | { readonly problem: string }
  | { readonly places: readonly ReadPlace[]; readonly refused: readonly RefusedLine[] };

const sameName = (one: ReadPlace, other: ReadPlace): boolean =>
  one.names.en === other.names.en && one.parent_code === other.parent_code;

/**
 * The places of a file in the columns of the Local Government Directory: of every level for which it has a code and a
 * name, each once. A line is judged by itself and taken whole or not at all; what is wrong with the whole file is a
 * problem in one sentence.
 */
export function readPlaces(text: string): ReadFile {
  const rows = readCsv(text);
  const columns = columnsOf(rows.next().value?.cells ?? []);
  const levels = placeLevels.filter((level) => columns.has(`${level} code`) && columns.has(`${level} name`));
  if (levels.length === 0)
    return { problem: 'no column is named as the directory names them ("State Code", "State Name (In English)" …)' };
  for (const level of levels) {
    const parent = above[level];
    if (parent && !columns.has(`${parent} code`))
      return { problem: `a ${level} stands below a ${parent}, and there is no column "${parent} code"` };
  }
  const places = new Map<string, ReadPlace>();
  const refused: RefusedLine[] = [];
  for (const { line, cells } of rows) {
    const ofLine: Line = {
      has: (level) => columns.has(`${level} code`),
      of: (level, part) => cells[columns.get(`${level} ${part}`) ?? -1] ?? '',
    };
    const why = whyRefused(levels, ofLine, places);
    if (why) refused.push({ line, why });
    else
      for (const level of levels) {
        const place = placeOf(level, ofLine);
        places.set(`${level} ${place.code}`, place);
      }
  }
  return { places: [...places.values()], refused };
}

function whyRefused(
  levels: readonly PlaceLevel[],
  line: Line,
  before: ReadonlyMap<string, ReadPlace>,
): string | undefined {
  for (const level of levels) {
    const flaw = flawOf(level, line);
    if (flaw) return flaw;
    const parent = above[level];
    const code = parent && line.of(parent, 'code');
    if (code !== undefined && !isCode(code))
      return `the code of the ${parent} is "${code}", not a number of the directory`;
    if (level === 'village' && line.has('subdistrict') && !isCode(line.of('subdistrict', 'code')))
      return `the code of the subdistrict is "${line.of('subdistrict', 'code')}", not a number of the directory`;
    const place = placeOf(level, line);
    const other = before.get(`${level} ${place.code}`);
    if (other && !sameName(other, place))
      return `${level} ${place.code} stood further up as "${other.names.en}" below ${other.parent_code ?? 'nothing'}`;
  }
  return undefined;
}
