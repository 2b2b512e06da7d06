import type { Site } from '@teeka/contract/sites';
import { venomCategory } from '@teeka/domain/sessions';
import type { SiteRow } from './queries.ts';

/** A site as the wire knows it. */
export function wireSite(row: SiteRow): Site {
  return {
    session_site_id: row.session_site_id,
    session_site_name: row.name_en,
    session_site_name_hi: row.name_hi,
    facility_id: row.facility_id,
    facilty_name: row.facility_en,
    facilty_name_hi: row.facility_hi,
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
