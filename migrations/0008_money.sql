-- up
-- A visitor's order may join an account that has had its introductory offer: what was paid is kept, so it cannot count.
alter table purchase add column claimed_at timestamptz;
drop index purchase_first_once;
create unique index purchase_first_once on purchase (person_id)
  where kind = 'first' and status in ('held', 'captured', 'refunded') and claimed_at is null;
create index purchase_card on purchase (card_fingerprint) where card_fingerprint is not null;

-- Until then an ended plan may still be charged: the reconciliation looks for it.
alter table subscription add column provider_ended_at timestamptz;
create index subscription_by_person on subscription (person_id, created_at desc);
create index subscription_at_provider on subscription (created_at)
  where provider_id is null or (state = 'ended' and provider_ended_at is null);

create index invoice_by_person on invoice (person_id, issued_at desc);
create index consent_by_person on consent (person_id);
create index attachment_by_person on attachment (person_id);

-- down
drop index attachment_by_person;
drop index consent_by_person;
drop index invoice_by_person;
drop index subscription_at_provider;
drop index subscription_by_person;
alter table subscription drop column provider_ended_at;
drop index purchase_card;
drop index purchase_first_once;
create unique index purchase_first_once on purchase (person_id)
  where kind = 'first' and status in ('held', 'captured', 'refunded');
alter table purchase drop column claimed_at;
