-- up

-- Whoever asks a question is a person, before saying who they are: see src/accounts/README.md for the three standings.
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
  -- To the hour; null where the person has not come back since `created_at`.
  seen_at timestamptz,
  -- When the person was told that the account will be erased unless they come back.
  warned_at timestamptz,
  -- A legal hold: nothing of this person is erased while it stands.
  held_at timestamptz,
  held_reason text,
  -- A suspended member of the staff keeps the roles, which count for nothing meanwhile.
  staff_suspended_at timestamptz,
  staff_suspended_reason text,
  deleted_at timestamptz,
  erased_at timestamptz,
  -- The account that a visitor's questions and orders were moved to.
  claimed_by text references person (id),
  -- A visitor has left no address; whoever has left one is pending or a member.
  check ((standing = 'visitor') = (contact_email is null)),
  -- A member's address is real, everybody else's a placeholder.
  check ((standing = 'member') = (email not like '%@visitor.invalid')),
  -- Only a proved address carries a role beyond that of a client.
  check (standing = 'member' or roles = '{client}'),
  -- Whoever was moved to an account is not used beside it.
  check (claimed_by is null or deleted_at is not null),
  -- A legal hold has a reason, and so has a suspension.
  constraint person_hold check ((held_at is null) = (held_reason is null)),
  constraint person_staff_suspension check ((staff_suspended_at is null) = (staff_suspended_reason is null)),
  -- Nothing in the row of an erased person says who it was.
  constraint person_erased check (erased_at is null or (
    deleted_at is not null and standing = 'visitor' and num_nonnulls(contact_email, display_name, first_name, last_name,
      phone, address, postal_code, city, country, company, siret, vat_number, picture_key) = 0))
);
-- One account per address, whatever the case of its letters.
create unique index person_email on person (lower(email));
create index person_contact on person (lower(contact_email)) where standing = 'pending' and deleted_at is null;
create index person_roles on person using gin (roles) where standing = 'member';
create index person_idle on person (coalesce(seen_at, created_at)) where deleted_at is null;

create table credential (
  person_id text primary key references person (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);

-- The bearer token itself is known to the browser only; the database holds its SHA-256.
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

-- Secrets that an email or a step of signing in hands out for a single use.
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

-- Where a browser receives notifications while no page is open. The row ends with the session that asked for it, so
-- signing out, here or everywhere, ends both.
create table push_subscription (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  session_id text not null references session (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) between 12 and 2000),
  p256dh text not null check (char_length(p256dh) between 80 and 120),
  auth text not null check (char_length(auth) between 16 and 40),
  locale text not null check (locale in ('fr', 'en')),
  created_at timestamptz not null
);
create index push_subscription_person on push_subscription (person_id);
create index push_subscription_session on push_subscription (session_id);

-- The proof of a choice about audience measurement: no person and no address, only what was shown and what was chosen.
create table measuring_consent (
  id text primary key check (length(id) >= 32),
  version text not null check (version <> ''),
  locale text not null check (locale in ('fr', 'en')),
  measure boolean not null,
  at timestamptz not null
);
create index measuring_consent_at on measuring_consent (at);

-- The receipt of an erasure: what was erased, what is kept and why, without a name or an address.
create table erasure (
  id text primary key,
  person_id text not null unique references person (id),
  cause text not null check (cause in ('asked', 'idle')),
  content text not null,
  hash text not null unique,
  at timestamptz not null,
  -- The hash that the receipt shows is that of its content.
  check (hash = encode(sha256(convert_to(content, 'UTF8')), 'hex'))
);
create function erasure_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the record of an erasure is never changed';
end $$;
create trigger erasure_append_only before update or delete on erasure
  for each row execute function erasure_is_append_only();

-- down
drop table erasure, measuring_consent, push_subscription, second_factor, one_time_token, session, credential, person;
drop function erasure_is_append_only;
