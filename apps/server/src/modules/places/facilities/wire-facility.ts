import { nameFields } from '@teeka/contract/names';
import type { ListedFacility } from '@teeka/contract/places';
import { unnamed } from '@teeka/domain/names';
import type { FacilityRow } from './queries.ts';

export const wireFacility = (row: FacilityRow): ListedFacility => ({
  facility_id: row.facility_id,
  ...nameFields('facility_name', row.names),
  kind: row.kind,
  block_code: row.block_code,
  ...nameFields('block_name', row.block ?? unnamed),
  ...nameFields('district_name', row.district ?? unnamed),
  sites: row.sites,
  without_position: row.without_position,
  workers: row.workers,
  valid_to: row.valid_to,
  version: row.version,
});
