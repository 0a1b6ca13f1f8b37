-- up
-- The proof of a choice about measuring: no person, no address, only what was shown and what was chosen.
create table measuring_consent (
  id text primary key check (length(id) >= 32),
  version text not null check (version <> ''),
  locale text not null check (locale in ('fr', 'en')),
  measure boolean not null,
  at timestamptz not null
);
create index measuring_consent_at on measuring_consent (at);

-- down
drop table measuring_consent;
