import { type Names, unnamed } from '@teeka/domain/names';
import type { Client } from 'pg';
import { nameCells } from '../../../src/platform/db/names.ts';
import { type PlaceRow, placeOfRow, states } from '../../places/states.ts';
import type { Cell } from '../copy.ts';
import { copyRows } from '../tables.ts';
import { demoDistricts } from './districts.ts';
import type { Network } from './network.ts';
import { demoPositions } from './positions.ts';

const names = Object.keys(nameCells('name', unnamed)).join(' ');
const cellsOf = (of: { readonly names: Names }) => Object.values(nameCells('name', of.names));
const placeCells = (row: PlaceRow) => [row[0], ...cellsOf(placeOfRow(row))];

function locations(network: Network): Cell[][] {
  const rows: Cell[][] = states.map((row) => ['state', ...placeCells(row), null, null, false, true]);
  for (const { state, district, jeEndemic, blocks } of demoDistricts) {
    rows.push(['district', ...placeCells(district), state, null, jeEndemic, true]);
    for (const { block, subdistrict } of blocks) {
      rows.push(['block', ...placeCells(block), district[0], null, false, true]);
      rows.push(['subdistrict', ...placeCells(subdistrict), district[0], null, false, true]);
    }
  }
  for (const village of network.villages) {
    const { block, subdistrict } = village.block;
    rows.push(['village', village.code, ...cellsOf(village), block[0], subdistrict[0], false, village.real]);
  }
  return rows;
}

/** Writes the places, facilities, session sites and catchments. */
export async function copyPlaces(client: Client, network: Network): Promise<void> {
  const positions = demoPositions(network.sites);
  const placeColumns = `level code ${names} parent_code subdistrict_code je_endemic real_code`;
  await copyRows(client, 'location', placeColumns, locations(network));
  await copyRows(
    client,
    'facility',
    `facility_id ${names} kind state_code district_code block_code`,
    network.facilities.map((each) => [
      each.facility_id,
      ...cellsOf(each),
      each.kind,
      each.district.state,
      each.district.district[0],
      each.block.block[0],
    ]),
  );
  await copyRows(
    client,
    'session_site',
    `session_site_id facility_id ${names} category latitude longitude`,
    network.sites.map((site, at) => [
      site.session_site_id,
      site.facility.facility_id,
      ...cellsOf(site),
      site.category,
      ...(positions[at] ?? [null, null]),
    ]),
  );
  await copyRows(
    client,
    'site_village',
    'session_site_id village_code',
    network.sites.flatMap((site) => site.villages.map(({ code }) => [site.session_site_id, code])),
  );
}
