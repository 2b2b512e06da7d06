import type { VaccineRow } from '@teeka/domain/aefi';
import { materialName } from '../../../records/schedule/dose-words.ts';
import { useView } from '../../../records/workday/index.ts';

/** A vaccine of the list in the reader's language; another name as it was typed. What is sent keeps the list's own name. */
export function useNameOfVaccine() {
  const materials = useView()?.rows.meta.materials ?? [];
  return ({ name, material_id }: Pick<VaccineRow, 'name' | 'material_id'>): string => {
    const listed = materials.find((one) => one.material_id === material_id && one.material_name === name);
    return listed ? materialName(listed) : name;
  };
}
