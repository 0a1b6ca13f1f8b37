-- up
-- An application that somebody has begun and goes on with from a letter: its fields as typed, without documents, account
-- and consents. The link opens it once, and nothing of it is kept beyond its date.
create table application_draft (
  id text primary key,
  email text not null,
  locale text not null check (locale in ('fr', 'en')),
  token_hash text not null unique,
  fields jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index application_draft_by_address on application_draft (lower(email));
create index application_draft_expiry on application_draft (expires_at);

-- down
drop table application_draft;
