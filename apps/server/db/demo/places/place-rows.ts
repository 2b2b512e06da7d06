import type { Client } from 'pg';
import { states } from '../../places/states.ts';
import { copyRows } from '../tables.ts';
import { demoDistricts } from './districts.ts';
import type { Network } from './network.ts';

type Location = [
  level: string,
  code: number,
  english: string,
  hindi: string,
  parent: number | null,
  subdistrict: number | null,
  endemic: boolean,
  real: boolean,
];

function locations(network: Network): Location[] {
  const rows: Location[] = states.map(([code, en, hi]) => ['state', code, en, hi, null, null, false, true]);
  for (const { state, district, jeEndemic, blocks } of demoDistricts) {
    rows.push(['district', ...district, state, null, jeEndemic, true]);
    for (const { block, subdistrict } of blocks) {
      rows.push(['block', ...block, district[0], null, false, true]);
      rows.push(['subdistrict', ...subdistrict, district[0], null, false, true]);
    }
  }
  for (const village of network.villages) {
    const { block, subdistrict } = village.block;
    rows.push([
      'village',
      village.code,
      village.name_en,
      village.name_hi,
      block[0],
      subdistrict[0],
      false,
      village.real,
    ]);
  }
  return rows;
}

/** Writes the places, facilities, session sites and catchments. */
export async function copyPlaces(client: Client, network: Network): Promise<void> {
  const placeColumns = 'level code name_en name_hi parent_code subdistrict_code je_endemic real_code';
  await copyRows(client, 'location', placeColumns, locations(network));
  await copyRows(
    client,
    'facility',
    'facility_id name_en name_hi kind state_code district_code block_code',
    network.facilities.map((each) => [
      each.facility_id,
      each.name_en,
      each.name_hi,
      each.kind,
      each.district.state,
      each.district.district[0],
      each.block.block[0],
    ]),
  );
  await copyRows(
    client,
    'session_site',
    'session_site_id facility_id name_en name_hi category',
    network.sites.map((site) => [
      site.session_site_id,
      site.facility.facility_id,
      site.name_en,
      site.name_hi,
      site.category,
    ]),
  );
  await copyRows(
    client,
    'site_village',
    'session_site_id village_code',
    network.sites.flatMap((site) => site.villages.map(({ code }) => [site.session_site_id, code])),
  );
}
