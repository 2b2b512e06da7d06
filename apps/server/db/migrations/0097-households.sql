-- Which ASHA visits somebody's household: each of its people carries her, so that it holds beyond a changed number.
-- Null: all ASHAs of the village visit it. The history of it stands with that of villages.
alter table beneficiary add column asha_id uuid;
create index beneficiary_asha on beneficiary (asha_id, village_code) where asha_id is not null;

-- Of a household that changes hands: somebody who lives in it. Null where it is the whole village.
alter table village_mapping add column beneficiary_id bigint;
-- So many households went back to the village with an ASHA who lost it.
alter table village_mapping add column households integer not null default 0;
