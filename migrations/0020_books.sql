-- up
-- One row for every payment that was taken, of whatever kind, and one for every amount that was given back.
create table charge (
  id text primary key,
  person_id text not null references person (id),
  source text not null check (source in ('order', 'provider_invoice')),
  source_id text not null,
  kind text not null check (kind in ('first', 'plan', 'copilot', 'change', 'service')),
  purchase_id text references purchase (id),
  subscription_id text references subscription (id),
  amount integer not null check (amount > 0),
  credited integer not null default 0,
  currency text not null check (currency = 'eur'),
  vat_rate numeric(5, 2) not null,
  payment_intent text,
  period_start timestamptz,
  period_end timestamptz,
  paid_at timestamptz not null,
  unique (source, source_id),
  check (credited between 0 and amount)
);
create index charge_by_person on charge (person_id, paid_at desc);
create index charge_by_subscription on charge (subscription_id, paid_at desc) where subscription_id is not null;
create index charge_by_payment on charge (payment_intent) where payment_intent is not null;

create table credit (
  id text primary key,
  charge_id text not null references charge (id),
  person_id text not null references person (id),
  source text not null check (source in ('order', 'provider_refund', 'provider_credit_note', 'dispute')),
  source_id text not null,
  amount integer not null check (amount > 0),
  reason text not null check (reason in ('no_answer', 'guarantee', 'withdrawal', 'goodwill', 'dispute', 'mistake')),
  at timestamptz not null,
  -- The provider could not bring it to the card: it is owed by another way.
  failed_at timestamptz,
  unique (source, source_id)
);
create index credit_by_charge on credit (charge_id);

insert into charge (id, person_id, source, source_id, kind, purchase_id, amount, credited, currency, vat_rate,
                    payment_intent, paid_at)
  select p.id, p.person_id, 'order', p.id, p.kind, p.id, p.amount,
         case when p.status = 'refunded' then p.amount else 0 end, p.currency, q.vat_rate, p.payment_intent,
         p.captured_at
    from purchase p join quote q on q.id = p.quote_id
   where p.captured_at is not null and p.amount > 0;
insert into credit (id, charge_id, person_id, source, source_id, amount, reason, at)
  select id, id, person_id, 'order', id, amount, 'no_answer', refunded_at
    from purchase where status = 'refunded' and captured_at is not null and amount > 0;

alter table invoice drop constraint invoice_kind_purchase_id_key;
alter table invoice alter column purchase_id drop not null;
alter table invoice add column charge_id text references charge (id);
alter table invoice add column credit_id text references credit (id);
update invoice i set charge_id = c.id from charge c where c.purchase_id = i.purchase_id;
update invoice i set credit_id = c.id from credit c where i.kind = 'credit_note' and c.charge_id = i.charge_id;
create unique index invoice_of_charge on invoice (charge_id) where kind = 'invoice';
create unique index invoice_of_credit on invoice (credit_id) where kind = 'credit_note';

-- What a person of the house has to look at. One open alert per matter.
create table money_alert (
  id text primary key,
  kind text not null,
  ref text not null,
  detail jsonb not null default '{}',
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  close_note text
);
create unique index money_alert_open on money_alert (kind, ref) where closed_at is null;
create index money_alert_recent on money_alert (opened_at desc);

-- down
drop table money_alert;
drop index invoice_of_credit;
drop index invoice_of_charge;
alter table invoice drop column credit_id;
alter table invoice drop column charge_id;
delete from invoice where purchase_id is null;
alter table invoice alter column purchase_id set not null;
alter table invoice add constraint invoice_kind_purchase_id_key unique (kind, purchase_id);
drop table credit;
drop table charge;
