-- A number names one batch of a vaccine at a site. Two phones that received one at once made doubles; doses, receipts and
-- stops that point to them are kept as they are, so doubles stay, named as such, and no new ones come.
alter table batch add column double_of uuid references batch;
update batch k set double_of = one.batch_id
from (
  select distinct on (session_site_id, material_id, upper(trim(batch_number)))
    batch_id, session_site_id, material_id, upper(trim(batch_number)) as number
  from batch order by session_site_id, material_id, upper(trim(batch_number)), batch_id
) one
where k.session_site_id = one.session_site_id and k.material_id = one.material_id
  and upper(trim(k.batch_number)) = one.number and k.batch_id <> one.batch_id;
create unique index batch_number_of_site on batch (session_site_id, material_id, upper(trim(batch_number)))
  where double_of is null;
