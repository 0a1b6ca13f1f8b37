-- up

-- Answers of commands, kept so that a repeated command gets the first answer instead of acting twice.
create table idempotency (
  actor_key text not null,
  key text not null,
  method_path text not null,
  body_hash text not null,
  state text not null check (state in ('running', 'done')),
  status integer,
  response jsonb,
  created_at timestamptz not null,
  locked_until timestamptz,
  primary key (actor_key, key),
  check ((state = 'done') = (status is not null))
);
create index idempotency_created on idempotency (created_at);

-- "Something about this changed", one row per person told. Identifiers alone are handed out before a transaction
-- commits, so they cannot say what a reader has missed; transaction numbers and snapshots can:
--   xid     the transaction that told the event;
--   resume  the oldest transaction still running when it did. Whoever has seen this event has been told of everything
--           older than `resume`, and misses nothing by reading again from there.
create table live_event (
  id bigint generated always as identity primary key,
  person_id text not null,
  kind text not null check (length(kind) <= 60),
  ref text not null check (length(ref) <= 200),
  at timestamptz not null,
  xid bigint not null default pg_current_xact_id()::text::bigint,
  resume bigint not null default pg_snapshot_xmin(pg_current_snapshot())::text::bigint
);
create index live_event_person on live_event (person_id, xid);
create index live_event_at on live_event (at);

-- How far events have been forgotten: a reader who resumes from below must start afresh.
create table live_horizon (
  one boolean primary key default true check (one),
  forgotten bigint not null
);

-- Who has an open stream on which process. Not worth a disk write: after a crash nobody has a stream.
create unlogged table presence (
  person_id text not null,
  process text not null,
  seen_at timestamptz not null,
  primary key (person_id, process)
);
create index presence_process on presence (process, seen_at);

-- Recurring work: the process that moves `due_at` does the work, and holds it as long as it renews `held_until`.
create table recurring (
  name text primary key,
  due_at timestamptz not null,
  holder text,
  held_until timestamptz
);

-- Every letter ever written, sent or only kept for the e-mail tester.
create table mail_outbox (
  id text primary key,
  key text not null unique,
  template text not null,
  to_address text not null,
  person_id text,
  locale text not null check (locale in ('fr', 'en')),
  subject text not null,
  html text not null,
  text text not null,
  state text not null check (state in ('queued', 'sent', 'failed', 'kept')),
  attempts integer not null default 0 check (attempts >= 0),
  error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null))
);
create index mail_outbox_created on mail_outbox (created_at desc, id desc);
create index mail_outbox_person on mail_outbox (person_id) where person_id is not null;

-- Counters of tries; the order of the columns is the one the limiter expects. Forgotten in a crash, like presence.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);

-- down

drop table rate_limit;
drop table mail_outbox;
drop table recurring;
drop table presence;
drop table live_horizon;
drop table live_event;
drop table idempotency;
