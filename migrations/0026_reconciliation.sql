-- up
-- What the nightly comparison of our books with the provider's account looked at, and where they differ.
create table reconciliation (
  id text primary key,
  since timestamptz not null,
  until timestamptz not null,
  charges integer not null,
  movements integer not null,
  events integer not null,
  -- Cents: what the provider's account gained, and what our books say it gained.
  at_provider integer not null,
  in_books integer not null,
  drifts integer not null,
  finished_at timestamptz not null
);
create index reconciliation_recent on reconciliation (finished_at desc);

create table drift (
  id text primary key,
  reconciliation_id text not null references reconciliation (id),
  kind text not null check (kind in
    ('charge_not_at_provider', 'amount_differs', 'refund_differs', 'unknown_at_provider', 'order_without_plan')),
  ref text not null,
  expected integer,
  found integer
);
create index drift_of on drift (reconciliation_id);

alter table charge add column provider_charge text;
create index charge_by_provider_charge on charge (provider_charge) where provider_charge is not null;

-- down
drop index charge_by_provider_charge;
alter table charge drop column provider_charge;
drop table drift;
drop table reconciliation;
