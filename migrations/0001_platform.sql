-- up

-- The stored answer of each command: a command that is sent again gets the first answer and acts once.
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
  -- A command has an answer exactly when it is done.
  check ((state = 'done') = (status is not null))
);
create index idempotency_created on idempotency (created_at);

-- One row for each person who is to be told that something changed. Identifiers are assigned before a transaction
-- commits, so they cannot say which events a reader has missed; transaction numbers and snapshots can:
--   xid     the transaction that wrote the event;
--   resume  the oldest transaction that was still running then. Whoever has read this event has also read every event
--           of a transaction older than `resume`, and misses none by reading again from there.
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

-- Up to which transaction events were deleted: a reader who would resume below it has to load everything anew.
create table live_horizon (
  -- One row at most.
  one boolean primary key default true check (one),
  forgotten bigint not null
);

-- Who has an event stream open on which process. Unlogged: after a crash no stream is open.
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

-- Every email that was written. `kept`: only stored, for the demonstration and the email tester. `withheld`: not sent,
-- because its recipient has said that writing to them is not safe; it can be read in the account.
create table mail_outbox (
  id text primary key,
  -- The same email is queued once, however often the command that writes it runs.
  key text not null unique,
  template text not null,
  to_address text not null,
  person_id text,
  locale text not null check (locale in ('fr', 'en')),
  subject text not null,
  html text not null,
  text text not null,
  state text not null check (state in ('queued', 'sent', 'failed', 'kept', 'withheld')),
  attempts integer not null default 0 check (attempts >= 0),
  error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null))
);
create index mail_outbox_created on mail_outbox (created_at desc, id desc);
create index mail_outbox_person on mail_outbox (person_id) where person_id is not null;

-- Counters of the rate limiter, which expects the columns in this order. Unlogged: a crash resets them.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);

-- Records that never change may still have to be deleted in the end. A transaction that sets `clairavis.retention` may
-- delete what the law no longer requires to be kept: receipts of declarations after five years, the buyer of an invoice
-- and the account of a payout after ten.
create function kept_long_enough() returns boolean language sql stable as $$
  select coalesce(current_setting('clairavis.retention', true), '') = 'over'
$$;

-- For tables whose rows never change: truncating a table fires no row trigger. Only a restore may empty them, since it
-- replaces the rows that the migrations have inserted.
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('clairavis.restoring', true), '') <> 'yes' then
    raise exception 'the table % is never emptied', tg_table_name;
  end if;
  return null;
end $$;

-- down
drop function refuse_truncate;
drop function kept_long_enough;
drop table rate_limit, mail_outbox, recurring, presence, live_horizon, live_event, idempotency;
