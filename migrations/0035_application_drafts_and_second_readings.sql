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

-- An answer of the sample that a colleague reads without knowing who wrote it. Drawn when it is delivered, by a keyed hash
-- of its question; whoever reads it writes grades and words once.
create table second_reading (
  id text primary key,
  question_id text not null references question (id) on delete cascade,
  contribution_id text not null unique references contribution (id),
  author_id text not null references expert (id),
  category text not null,
  locale text not null check (locale in ('fr', 'en')),
  drawn_at timestamptz not null,
  -- Who reads it, until when it is theirs alone.
  reader_id text references expert (id),
  reader_until timestamptz,
  read_at timestamptz,
  grades jsonb,
  comment text,
  constraint second_reading_of_another check (reader_id <> author_id),
  constraint second_reading_taken check ((reader_id is null) = (reader_until is null)),
  constraint second_reading_written check ((read_at is null) = (grades is null) and (grades is null or reader_id is not null))
);
create index second_reading_by_author on second_reading (author_id, read_at desc);
create index second_reading_by_reader on second_reading (reader_id) where reader_id is not null;
create index second_reading_by_question on second_reading (question_id);
create index second_reading_open on second_reading (category, drawn_at) where read_at is null;

-- down
drop table second_reading, application_draft;
