-- up
-- What somebody asks of the house beyond a plan, the price that it names, and the order that accepts it.
create table service_request (
  id text primary key,
  reference text not null unique,
  person_id text not null references person (id),
  locale text not null check (locale in ('fr', 'en')),
  wish text not null check (char_length(wish) between 20 and 4000),
  state text not null check (state in ('requested', 'quoted', 'accepted', 'active', 'declined', 'expired')),
  requested_at timestamptz not null,
  -- What the house offers: signed, so that the accepted amount is the one that was shown.
  title text,
  scope text,
  amount integer check (amount between 100 and 10000000),
  vat_rate numeric(5, 2),
  quoted_at timestamptz,
  quoted_by text references person (id),
  expires_at timestamptz,
  signature text,
  -- The order: who accepted what, from where, under which words.
  accepted_at timestamptz,
  accepted_address text,
  accepted_user_agent text,
  text_version text,
  provider_invoice text unique,
  payment_intent text,
  client_secret text,
  last_error text,
  paid_at timestamptz,
  closed_at timestamptz,
  closed_by text check (closed_by in ('client', 'staff', 'time')),
  closed_reason text,
  check (state = 'requested' or state in ('declined', 'expired') or
         (amount is not null and signature is not null and expires_at is not null)),
  check (state not in ('accepted', 'active') or (accepted_at is not null and text_version is not null)),
  check ((state = 'active') = (paid_at is not null)),
  check ((state in ('declined', 'expired')) = (closed_at is not null))
);
create unique index service_request_waiting on service_request (person_id) where state = 'requested';
create index service_request_by_person on service_request (person_id, requested_at desc);
create index service_request_by_state on service_request (state, requested_at);

-- down
drop table service_request;
