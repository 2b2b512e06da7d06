import { nameFields } from '@teeka/contract/names';
import type { SiteLine } from '@teeka/contract/places';
import { sessionCategory } from '@teeka/domain/sessions';
import type { SiteLineRow } from './queries.ts';

export const wireSiteLine = (row: SiteLineRow): SiteLine => ({
  session_site_id: row.session_site_id,
  ...nameFields('session_site_name', row.names),
  session_category_type: sessionCategory(row.category),
  latitude: row.latitude,
  longitude: row.longitude,
  villages: row.villages,
  valid_to: row.valid_to,
});
