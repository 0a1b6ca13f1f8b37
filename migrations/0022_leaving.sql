-- up
-- What somebody declared when they left, word for word as their receipt says it. The hash is the content's own, and
-- neither ever changes.
create table leaving (
  id text primary key,
  kind text not null check (kind in ('cancel', 'withdraw', 'guarantee')),
  purchase_id text not null references purchase (id),
  subscription_id text references subscription (id),
  request_id text references plan_request (id),
  channel text not null check (channel in ('account', 'public', 'mail', 'staff')),
  locale text not null check (locale in ('fr', 'en')),
  content text not null,
  hash text not null unique,
  at timestamptz not null,
  check (hash = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  check (kind <> 'cancel' or subscription_id is null or request_id is not null)
);
create unique index leaving_once on leaving (purchase_id, kind) where kind in ('withdraw', 'guarantee');
create index leaving_of_plan on leaving (subscription_id, at desc) where subscription_id is not null;
create index leaving_of_order on leaving (purchase_id, at desc);
create function leaving_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'what was declared is never changed';
end $$;
create trigger leaving_append_only before update or delete on leaving
  for each row execute function leaving_is_append_only();
create trigger leaving_never_emptied before truncate on leaving
  for each statement execute function leaving_is_append_only();

-- Satisfied or money back: once per person and per order, whoever grants it.
create table guarantee_claim (
  purchase_id text primary key references purchase (id),
  person_id text not null unique references person (id),
  granted_by text not null check (granted_by in ('client', 'staff')),
  at timestamptz not null
);

-- Money on its way back to a card. The credit is written when it is decided; this row follows the provider.
create table refund (
  id text primary key references credit (id),
  charge_id text not null references charge (id),
  amount integer not null check (amount > 0),
  state text not null check (state in ('asked', 'sent', 'done', 'failed')),
  provider_id text unique,
  failure text,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  check ((state = 'failed') = (failure is not null))
);
create index refund_by_charge on refund (charge_id);
create index refund_open on refund (changed_at) where state in ('asked', 'sent');

-- The introductory offer is one per mailbox, however its address is spelt.
create table first_offer (
  purchase_id text primary key references purchase (id),
  mailbox text not null
);
create index first_offer_by_mailbox on first_offer (mailbox);

-- A card that was refused: stolen numbers are tried one after the other.
create table refused_card (
  event_id text primary key,
  purchase_id text not null references purchase (id),
  person_id text not null,
  address text not null,
  fingerprint text,
  reason text not null,
  at timestamptz not null
);
create index refused_card_by_person on refused_card (person_id, at desc);
create index refused_card_by_address on refused_card (address, at desc);
create index refused_card_by_card on refused_card (fingerprint, at desc) where fingerprint is not null;

-- down
drop table refused_card;
drop table first_offer;
drop table refund;
drop table guarantee_claim;
drop table leaving;
drop function leaving_is_append_only;
