-- up
create table quote (
  id text primary key,
  person_id text not null references person (id),
  question_id text,
  kind text not null check (kind in ('first', 'plan', 'copilot')),
  currency text not null check (currency = 'eur'),
  today integer not null check (today >= 0),
  monthly integer not null check (monthly > 0),
  monthly_from timestamptz not null,
  twelve_months integer not null,
  vat_rate numeric(5, 2) not null,
  signature text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table consent (
  id text primary key,
  person_id text not null references person (id),
  quote_id text not null references quote (id),
  kind text not null check (kind in ('terms_and_age', 'start_now')),
  text_version text not null,
  locale text not null check (locale in ('fr', 'en')),
  address text not null,
  user_agent text not null,
  given_at timestamptz not null
);

create table customer (
  person_id text primary key references person (id),
  provider_id text not null unique,
  created_at timestamptz not null
);

-- "order" is a reserved word of SQL.
create table purchase (
  id text primary key,
  person_id text not null references person (id),
  question_id text,
  kind text not null check (kind in ('first', 'plan', 'copilot')),
  quote_id text not null references quote (id),
  amount integer not null check (amount >= 0),
  currency text not null check (currency = 'eur'),
  status text not null check (status in ('created', 'action_needed', 'declined', 'held', 'captured', 'voided', 'refunded')),
  -- What is asked of the provider next; a job does it, however often it must be tried.
  wanted text not null default 'hold' check (wanted in ('hold', 'capture', 'void', 'refund')),
  payment_intent text unique,
  client_secret text,
  payment_method text,
  card_fingerprint text,
  card_last4 text,
  last_error text,
  created_at timestamptz not null,
  held_at timestamptz,
  captured_at timestamptz,
  voided_at timestamptz,
  refunded_at timestamptz,
  settled_at timestamptz,
  check (status <> 'captured' or captured_at is not null),
  check (status <> 'held' or held_at is not null)
);
-- One live order per question, and one introductory offer per person that was not given back.
create unique index purchase_live_per_question on purchase (question_id)
  where status in ('created', 'action_needed', 'declined', 'held', 'captured');
create unique index purchase_first_once on purchase (person_id)
  where kind = 'first' and status in ('held', 'captured', 'refunded');
create index purchase_open on purchase (created_at) where status in ('created', 'action_needed', 'declined', 'held');
create index purchase_by_person on purchase (person_id, created_at desc);

create table subscription (
  id text primary key,
  person_id text not null references person (id),
  purchase_id text not null unique references purchase (id),
  plan text not null check (plan in ('plan', 'copilot')),
  price integer not null check (price > 0),
  provider_id text unique,
  state text not null check (state in ('first_period', 'active', 'past_due', 'restricted', 'paused', 'ended')),
  first_monthly_at timestamptz,
  current_period_end timestamptz not null,
  cancel_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  ended_at timestamptz,
  end_reason text,
  created_at timestamptz not null,
  check ((state = 'ended') = (ended_at is not null))
);
create unique index subscription_live on subscription (person_id) where state <> 'ended';

create table invoice_series (
  series text primary key,
  last integer not null check (last >= 0)
);

create table invoice (
  number text primary key,
  series text not null,
  sequence integer not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  purchase_id text not null references purchase (id),
  person_id text not null references person (id),
  total integer not null,
  vat integer not null,
  vat_rate numeric(5, 2) not null,
  data jsonb not null,
  issued_at timestamptz not null,
  unique (series, sequence),
  unique (kind, purchase_id)
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  account text not null,
  amount integer not null check (amount <> 0),
  at timestamptz not null,
  unique (source, source_id, account)
);
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_append_only before update or delete on ledger_entry
  for each row execute function ledger_is_append_only();
create function ledger_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entry where source = new.source and source_id = new.source_id) <> 0 then
    raise exception 'ledger transaction % % does not sum to zero', new.source, new.source_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_sums_to_zero();

create table provider_event (
  id text primary key,
  type text not null,
  object_id text not null,
  livemode boolean not null,
  api_version text,
  body_sha256 text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);

-- down
drop table provider_event;
drop table ledger_entry;
drop function ledger_sums_to_zero;
drop function ledger_is_append_only;
drop table invoice;
drop table invoice_series;
drop table subscription;
drop table purchase;
drop table customer;
drop table consent;
drop table quote;
