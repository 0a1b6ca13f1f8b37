-- up

create table person (
  id text primary key,
  -- The address that signs in; proved for a member, a placeholder for everybody else.
  email text not null,
  -- Where mail goes. A pending person typed it and has not proved it, so several people may share it.
  contact_email text,
  standing text not null check (standing in ('visitor', 'pending', 'member')),
  roles text[] not null default '{client}'
    check (roles <@ array['client', 'expert', 'specialist', 'support', 'editor', 'compliance', 'owner']::text[]
      and cardinality(roles) > 0),
  locale text not null check (locale in ('fr', 'en')),
  display_name text,
  first_name text,
  last_name text,
  phone text,
  address text,
  postal_code text,
  city text,
  country text check (country ~ '^[a-z]{2}$'),
  company text,
  siret text check (siret ~ '^[0-9]{14}$'),
  vat_number text,
  picture_key text,
  marketing_consent_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- Whose account a visitor's things were moved to.
  claimed_by text references person (id),
  check ((standing = 'visitor') = (contact_email is null)),
  check ((standing = 'member') = (email not like '%@visitor.invalid')),
  check (standing = 'member' or roles = '{client}'),
  check (claimed_by is null or deleted_at is not null)
);
create unique index person_email on person (lower(email));
create index person_contact on person (lower(contact_email)) where standing = 'pending' and deleted_at is null;
create index person_roles on person using gin (roles) where standing = 'member';

create table credential (
  person_id text primary key references person (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);

-- A bearer token is known to its browser only: here is its SHA-256.
create table session (
  id text primary key,
  token_hash text not null unique,
  person_id text not null references person (id) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null,
  device text
);
create index session_person on session (person_id);
create index session_expiry on session (expires_at);

-- Secrets that a letter or a sign-in step hands out once.
create table one_time_token (
  token_hash text primary key,
  purpose text not null check (purpose in ('link', 'reset', 'change_email', 'second_factor')),
  -- The address that the link proves.
  email text,
  person_id text references person (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0
);
create index one_time_token_person on one_time_token (person_id);
create index one_time_token_expiry on one_time_token (expires_at);

create table second_factor (
  person_id text primary key references person (id) on delete cascade,
  secret_encrypted text not null,
  confirmed_at timestamptz,
  -- The time step of the last accepted code: a code is never accepted twice.
  last_step integer not null default 0,
  recovery_hashes text[] not null default '{}'
);

-- down

drop table second_factor;
drop table one_time_token;
drop table session;
drop table credential;
drop table person;
