-- up
-- A specialist's own calendar, read at an address that they gave (src/meetings/calendar): what it holds cannot be booked.
create table meeting_outside_calendar (
  specialist_id text primary key references expert (id) on delete cascade,
  -- Sealed with the key of the files: whoever has the address reads the calendar.
  address bytea not null,
  host text not null,
  etag text,
  modified text,
  -- The last successful reading, and why the later ones failed.
  read_at timestamptz not null,
  problem text,
  next_read_at timestamptz not null,
  -- Spans in milliseconds since 1970; kept while the calendar cannot be read.
  busy jsonb not null,
  -- When repetitions were expanded for the weeks ahead, and on which clock: an unchanged file is expanded again too.
  expanded_at timestamptz not null,
  time_zone text not null
);
create index meeting_outside_calendar_due on meeting_outside_calendar (next_read_at);

-- The private address at which a person's own calendar reads the agreed meetings.
create table meeting_feed (
  person_id text primary key references person (id) on delete cascade,
  -- SHA-256: the address itself is shown once.
  token_hash text not null unique,
  created_at timestamptz not null,
  read_at timestamptz
);

-- down
drop table meeting_feed;
drop table meeting_outside_calendar;
