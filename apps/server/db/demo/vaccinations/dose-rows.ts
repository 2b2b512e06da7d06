import { type DayNumber, dayText } from '@teeka/domain/calendar';
import { type CatalogueRow, usualOf } from '@teeka/domain/vaccines';
import type { Site } from '../places/sites.ts';
import { batchesOf, batchNumber } from '../stock/batches.ts';
import type { PeopleTables } from '../tables.ts';
import type { HistoricDose } from './past-visit.ts';
import { quickRows } from './rows.ts';

/** The vaccine of each row of the schedule. */
export const materialAt: readonly CatalogueRow[] = quickRows.map(({ row }) => {
  const usual = usualOf(row.vaccine);
  if (!usual) throw new RangeError(`no vaccine for ${row.vaccine}`);
  return usual;
});
const bodySiteAt = quickRows.map(({ row }) => (row.site === 'je' ? 'left-upper-arm' : row.site));

/** What the doses of one visit have in common, and the id of this one. */
export interface DoseRow {
  readonly beneficiary_id: string;
  readonly caseId: string;
  readonly session: string | null;
  readonly site: Site;
  readonly at: string;
  readonly author: string;
  readonly day: DayNumber;
  readonly today: DayNumber;
  readonly id: string;
}

const stock = new WeakMap<Site, Map<number, { id: string; number: string; expires: string }>>();

/** The good batch of a site's stock, for doses of the sessions in the register. */
function batchAt(
  site: Site,
  material: CatalogueRow,
  today: DayNumber,
): { id: string; number: string; expires: string } | undefined {
  let ofSite = stock.get(site);
  if (!ofSite) {
    const good = batchesOf(site, today).filter(({ expires }) => expires > today + 300);
    ofSite = new Map(
      good.map((batch) => [
        batch.material.id,
        { id: batch.batch_id, number: batch.batch_number, expires: dayText(batch.expires) },
      ]),
    );
    stock.set(site, ofSite);
  }
  return ofSite.get(material.id);
}

/** Writes one dose; within the sessions of the register it comes from a batch of the site. */
export function writeDose(tables: PeopleTables, { dose, attempt }: HistoricDose, of: DoseRow): void {
  const material = materialAt[dose.at] as CatalogueRow;
  const batch = of.session === null ? undefined : batchAt(of.site, material, of.today);
  tables.dose.row([
    of.beneficiary_id,
    of.id,
    dose.code,
    attempt,
    dayText(of.day),
    of.caseId,
    of.session,
    of.site.session_site_id,
    material.id,
    batch?.id ?? null,
    batch?.number ?? batchNumber(material, of.day),
    batch?.expires ?? dayText(of.day + 330 + (material.id % 5) * 30),
    bodySiteAt[dose.at] as string,
    of.at,
    of.author,
    of.at,
  ]);
}
