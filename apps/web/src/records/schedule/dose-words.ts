import type { Material } from '@teeka/contract/vaccinations';
import type { Reason } from '@teeka/domain/schedule';
import { inCatalogue, namedInCatalogue } from '@teeka/domain/vaccines';
import { explainReason, doseName as nameOfDose, type TellSchedule } from '@teeka/words/explain-dose';
import i18next from 'i18next';

/** Keys of doses and ages come from the schedule, so they are looked up by their text. */
const t = (key: string, values: object = {}): string =>
  (i18next.t as unknown as (key: string, values: object) => string)(key, values);

/** The words of a key, or the bare code where a newer schedule knows more than this app. */
const named = (key: string, bare: string): string => (i18next.exists(key) ? t(key) : bare);

const tell: TellSchedule = (key, values) => (i18next.exists(`schedule:${key}`) ? t(`schedule:${key}`, values) : key);

export const doseName = (code: string): string => nameOfDose(code, tell);
export const vaccineName = (code: string): string => named(`schedule:vaccine-${code}`, code);

/** A vaccine or serum of the master list; two kinds of one have words of their own. The list's name where the app knows none. */
export function materialName({ material_code: code, material_name }: Named): string {
  const keys = [
    `schedule:vaccine-${code}`,
    `schedule:vaccine-${inCatalogue(code)?.vaccine ?? code}`,
    `bites:rig-${code}`,
    `schedule:dose-${code}`,
  ];
  const known = keys.find((key) => i18next.exists(key));
  return known ? t(known) : material_name;
}
type Named = Pick<Material, 'material_code' | 'material_name'>;

/** The same by the name that a report or a list keeps; one that somebody typed stays as it is. */
export function listedName(name: string): string {
  const row = namedInCatalogue(name);
  return row ? materialName({ material_code: row.code, material_name: name }) : name;
}

/** The same by its number; empty where the list does not have it. */
export const materialNamed =
  (materials: readonly Material[]) =>
  (id: number): string => {
    const found = materials.find(({ material_id }) => material_id === id);
    return found ? materialName(found) : '';
  };

/** The codes of a list of vaccines and medicines, by id; '' where it is not of the list. */
export const materialCoded =
  (materials: readonly Pick<Material, 'material_id' | 'material_code'>[]) =>
  (id: number | null): string =>
    materials.find(({ material_id }) => material_id === id)?.material_code ?? '';

export const ageName = (column: string): string => named(`schedule:age-${column}`, column);
export const stateName = (state: string): string => named(`schedule:state-${state}`, state);

/** A reason in the reader's language: 'Not before 03/12/2026: 28 days after Pentavalent-1'. */
export const explained = (reason: Reason): string => explainReason(reason, tell);
