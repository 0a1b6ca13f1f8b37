-- up

-- An operator without the right to create an extension has it created once by a superuser.
create extension if not exists pg_trgm;

create table department (
  code text primary key check (code ~ '^(\d{2}|2[AB]|97\d)$'),
  slug text not null unique check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null
);

create table commune (
  -- The code of INSEE.
  code text primary key check (code ~ '^\d[\dAB]\d{3}$'),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  department text not null references department (code),
  -- Without accents, capitals and hyphens, as it is searched; in byte order, so that an index finds prefixes.
  folded text collate "C" not null,
  population integer not null check (population >= 0)
);
create index commune_folded on commune (folded, population desc);
create index commune_spelling on commune using gin (folded gin_trgm_ops);
create index commune_by_department on commune (department, population desc, code);

create table commune_postcode (
  postcode text collate "C" not null check (postcode ~ '^\d{5}$'),
  commune text not null references commune (code) on delete cascade,
  primary key (postcode, commune)
);
create index commune_postcode_of on commune_postcode (commune);

-- Which edition of the official list is loaded.
create table place_edition (
  -- One row at most.
  single boolean primary key default true check (single),
  edition text not null
);

-- down
drop table place_edition, commune_postcode, commune, department;
drop extension pg_trgm;
