import { nameFields } from '@teeka/contract/names';
import type { Site } from '@teeka/contract/sites';
import { venomCategory } from '@teeka/domain/sessions';
import type { SiteRow } from './queries.ts';

/** A site as the wire knows it. */
export function wireSite(row: SiteRow): Site {
  return {
    session_site_id: row.session_site_id,
    ...nameFields('session_site_name', row.names),
    facility_id: row.facility_id,
    ...nameFields('facilty_name', row.facility),
    session_category_type: categoryOf(row.category),
    is_default: row.is_default,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

/** Category of a site and its sessions: '2' means venom. */
export function categoryOf(category: number): '1' | '2' {
  return String(category) === venomCategory ? venomCategory : '1';
}
