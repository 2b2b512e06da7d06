import type { SpokenLanguage } from '@teeka/domain/names';
import { inCatalogue, namedInCatalogue } from '@teeka/domain/vaccines';
import type { Words } from '@teeka/words';
import { doseName } from '@teeka/words/explain-dose';
import { whole } from '@teeka/words/whole';

/** Names doses by their codes, those of the national schedule and of the care of bites. */
export const doseIn = (language: SpokenLanguage): ((code: string) => string) => doseBy(whole[language]);

/** The same by the words at hand. */
export function doseBy({ schedule }: Pick<Words, 'schedule'>): (code: string) => string {
  const words: Readonly<Record<string, string>> = schedule;
  return (code) => doseName(code, (key) => words[key] ?? key);
}

/** Names places of the body where doses are given. */
export function bodySiteIn(language: SpokenLanguage): (site: string) => string {
  const words: Readonly<Record<string, string>> = whole[language].schedule;
  return (site) => words[`site-${site}`] ?? site;
}

interface Material {
  readonly material_code: string;
  readonly material_name: string;
}

/** Names vaccines and sera of the master list; the list's name where there is no word for one, '' for none. */
export const materialIn = (language: SpokenLanguage): ((material: Material | null) => string) =>
  materialBy(whole[language]);

function materialBy({ schedule, bites }: Pick<Words, 'schedule' | 'bites'>): (material: Material | null) => string {
  const words: Readonly<Record<string, string>> = { ...bites, ...schedule };
  return (material) => {
    if (material === null) return '';
    const { material_code: code, material_name } = material;
    const keys = [`vaccine-${code}`, `vaccine-${inCatalogue(code)?.vaccine ?? code}`, `rig-${code}`, `dose-${code}`];
    return keys.map((key) => words[key]).find((word) => word !== undefined) ?? material_name;
  };
}

/** Names vaccines and sera by the name of the master list, which a report keeps; one that somebody typed stays as it is. */
export const listedBy =
  (words: Pick<Words, 'schedule' | 'bites'>): ((name: string) => string) =>
  (name) => {
    const row = namedInCatalogue(name);
    return row ? materialBy(words)({ material_code: row.code, material_name: name }) : name;
  };
