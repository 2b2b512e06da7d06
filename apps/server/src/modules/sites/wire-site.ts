import { nameFields } from '@teeka/contract/names';
import type { Site } from '@teeka/contract/sites';
import { sessionCategory } from '@teeka/domain/sessions';
import type { SiteRow } from './queries.ts';

/** A site as the wire knows it. */
export function wireSite(row: SiteRow): Site {
  return {
    session_site_id: row.session_site_id,
    ...nameFields('session_site_name', row.names),
    facility_id: row.facility_id,
    ...nameFields('facilty_name', row.facility),
    session_category_type: sessionCategory(row.category),
    is_default: row.is_default,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
