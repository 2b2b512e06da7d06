-- Under which reference the immunisation record of whoever has a linked account can be asked for (ABDM's care context): made with the
-- link, gone with it. It is random, for whoever knows it names a record by it.
alter table abha_link add column care_context uuid not null default gen_random_uuid();
create unique index abha_link_care_context on abha_link (care_context);
