import { type DayNumber, dayText } from '@teeka/domain/calendar';
import { type CatalogueRow, catalogue } from '@teeka/domain/vaccines';
import { setUpAt } from '../places/facilities.ts';
import type { Site } from '../places/sites.ts';
import { uuidNamed } from '../uuid.ts';

export interface Batch {
  readonly batch_id: string;
  readonly site: Site;
  readonly material: CatalogueRow;
  readonly batch_number: string;
  readonly expires: DayNumber;
}

/** Batches are numbered by the half year in which they came. */
export function batchNumber(material: CatalogueRow, day: DayNumber): string {
  const [year = '', month = ''] = dayText(day).split('-');
  return `${material.code.replace('_', '')}-${year.slice(2)}${Number(month) <= 6 ? 'A' : 'B'}${100 + (material.id % 100)}`;
}

/** Days a batch still lasts: two sites apart, one MR batch has just expired and one of BCG expires soon. */
function lasts(material: CatalogueRow, nth: number): number {
  if (nth === 0) return 400 + (material.id % 7) * 30;
  if (material.code === 'MR') return -6;
  return material.code === 'BCG' ? 9 : 130;
}

function makeBatch(site: Site, material: CatalogueRow, of: { nth: number; today: DayNumber }): Batch {
  const { nth, today } = of;
  return {
    batch_id: uuidNamed(setUpAt, `batch ${site.session_site_id} ${material.code} ${nth}`),
    site,
    material,
    batch_number: nth === 0 ? batchNumber(material, today) : `${batchNumber(material, today - 300)}-R`,
    expires: today + lasts(material, nth),
  };
}

/** Stock of a site: each vaccine in one good batch, and four of them in a second, older one. */
export function batchesOf(site: Site, today: DayNumber): Batch[] {
  const category = site.category === 2 ? 'Others' : 'Universal Immunization Programme';
  return catalogue.rows
    .filter((material) => material.category === category)
    .flatMap((material) => {
      const older = ['MR', 'BCG', 'PENTA', 'BOPV', 'ARV'].includes(material.code);
      const first = makeBatch(site, material, { nth: 0, today });
      return older ? [first, makeBatch(site, material, { nth: 1, today })] : [first];
    });
}
