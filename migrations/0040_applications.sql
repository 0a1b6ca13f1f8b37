-- up
-- Who wants to answer here: what they declared, the documents that prove it, and what a person of the house decided.
create table expert_application (
  id text primary key,
  reference text not null unique,
  person_id text references person (id) on delete set null,
  locale text not null check (locale in ('fr', 'en')),
  company_name text not null check (company_name <> ''),
  siret text not null check (siret <> ''),
  vat_number text not null default '',
  vat_exempt boolean not null default false,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text not null check (email like '%_@_%'),
  phone text not null check (phone <> ''),
  address text not null check (address <> ''),
  postal_code text not null check (postal_code <> ''),
  city text not null check (city <> ''),
  country text not null check (country in ('fr', 'be', 'ch', 'ca', 'lu', 'mc', 'ad', 'us', 'au', 'gb')),
  categories text[] not null check (cardinality(categories) > 0),
  terms_at timestamptz not null,
  state text not null default 'submitted' check (state in ('submitted', 'approved', 'rejected')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references person (id) on delete set null,
  reason text,
  check ((state = 'submitted') = (decided_at is null)),
  check (state <> 'rejected' or reason <> ''),
  check (country <> 'fr' or siret ~ '^\d{14}$'),
  check (vat_number <> '' or (vat_exempt and country = 'fr'))
);
-- One application of an address waits at a time.
create unique index expert_application_waiting on expert_application (lower(email)) where state = 'submitted';
create index expert_application_by_date on expert_application (submitted_at desc);
create index expert_application_by_person on expert_application (person_id) where person_id is not null;
create index expert_application_decided_by on expert_application (decided_by) where decided_by is not null;

create table application_paper (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  application_id text references expert_application (id) on delete cascade,
  kind text check (kind in ('identity', 'diploma', 'picture')),
  file_key text not null unique,
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  size integer not null check (size > 0 and size <= 5242880),
  at timestamptz not null,
  unique (application_id, kind),
  check ((application_id is null) = (kind is null))
);
create index application_paper_by_person on application_paper (person_id);
create index application_paper_loose on application_paper (at) where application_id is null;

-- down
drop table application_paper;
drop table expert_application;
