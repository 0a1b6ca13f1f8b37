-- up
-- An account whose holder is not named like the expert waits until a person of the staff has looked at it. Another
-- account is looked at anew.
alter table payout_account
  add column confirmed_at timestamptz,
  add column confirmed_by text references person (id),
  add constraint payout_account_confirmed check ((confirmed_at is null) = (confirmed_by is null));

-- How often an expert wants to be paid; once a month where there is no row.
create table payout_rhythm (
  expert_id text primary key references expert (id),
  rhythm text not null check (rhythm in ('monthly', 'weekly', 'on_demand')),
  changed_at timestamptz not null
);

-- A payout that an expert has asked for: one a day of Paris, and one at a time.
create table payout_request (
  expert_id text not null references expert (id),
  day date not null,
  asked_at timestamptz not null,
  payout_id text unique references payout (id),
  primary key (expert_id, day)
);
create unique index payout_request_open on payout_request (expert_id) where payout_id is null;

-- The period of a run: a month, a week (`2026-W47`) or, for what was asked for, a day (`2026-11-23`).
alter table payout_run
  drop constraint payout_run_month_check,
  add constraint payout_run_period
    check (month ~ '^20[0-9]{2}-((0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?|W(0[1-9]|[1-4][0-9]|5[0-3]))$');

-- The mandate by which an expert has the house issue invoices in the expert's name (CGI, art. 289 I-2; annex II,
-- art. 242 nonies): explicit, in writing, before the first of them. What was accepted is kept after it was withdrawn.
create table invoicing_mandate (
  id text primary key,
  expert_id text not null references expert (id),
  -- Which wording was accepted.
  version integer not null check (version > 0),
  locale text not null check (locale in ('fr', 'en')),
  -- The number in the register of companies, and the number for VAT; `exempt` is the franchise of art. 293 B CGI.
  registration text not null check (length(registration) between 3 and 20),
  vat text not null check (vat in ('exempt', 'charged', 'reverse_charge')),
  vat_number text not null default '',
  accepted_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= accepted_at),
  constraint invoicing_mandate_vat check (vat = 'exempt' or vat_number <> '')
);
create unique index invoicing_mandate_in_force on invoicing_mandate (expert_id) where withdrawn_at is null;
create function invoicing_mandate_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then
    return new;
  end if;
  if tg_op = 'DELETE' and kept_long_enough() then
    return old;
  end if;
  raise exception 'a mandate that was given is never changed';
end $$;
create trigger invoicing_mandate_kept before update or delete on invoicing_mandate
  for each row execute function invoicing_mandate_is_kept();

-- An invoice that the house has issued in the name of an expert, for what a payout pays.
create table expert_invoice (
  number text primary key,
  -- Each expert has a series of their own, without a gap within a year.
  series text not null,
  sequence integer not null check (sequence > 0),
  expert_id text not null references expert (id),
  payout_id text not null unique references payout (id),
  mandate_id text not null references invoicing_mandate (id),
  -- Cents, VAT included.
  total integer not null check (total > 0),
  vat integer not null check (vat >= 0 and vat < total),
  vat_rate numeric(5, 2) not null,
  data jsonb not null,
  -- The file as it was handed out.
  pdf bytea not null,
  sha256 text not null,
  issued_at timestamptz not null,
  unique (series, sequence),
  constraint expert_invoice_number check (number = series || '-' || lpad(sequence::text, 4, '0'))
);
create index expert_invoice_by_expert on expert_invoice (expert_id, issued_at desc);
create function expert_invoice_never_changes() returns trigger language plpgsql as $$
declare
  file text[] := array['pdf', 'sha256'];
begin
  if tg_op = 'UPDATE' and kept_long_enough()
     and jsonb_set(to_jsonb(new) - file, '{data,seller}', 'null') = jsonb_set(to_jsonb(old) - file, '{data,seller}', 'null') then
    return new;
  end if;
  raise exception 'the document % was issued and never changes', old.number;
end $$;
create trigger expert_invoice_never_changes before update or delete on expert_invoice
  for each row execute function expert_invoice_never_changes();
create trigger expert_invoice_not_emptied before truncate on expert_invoice
  for each statement execute function refuse_truncate();

-- What an invoice is for: each contribution is invoiced once, also where its transfer came back and is paid again.
create table expert_invoice_line (
  contribution_id text primary key references expert_due (contribution_id),
  number text not null references expert_invoice (number)
);
create index expert_invoice_line_by_number on expert_invoice_line (number);
create function expert_invoice_line_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'what an invoice is for never changes';
end $$;
create trigger expert_invoice_line_append_only before update or delete on expert_invoice_line
  for each row execute function expert_invoice_line_is_append_only();
-- Checked at the end of the transaction, when all its lines are written.
create function expert_invoice_adds_up() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(due.amount), 0) from expert_invoice_line line
        join expert_due due on due.contribution_id = line.contribution_id
       where line.number = new.number and due.expert_id = new.expert_id) <> new.total then
    raise exception 'the invoice % does not add up', new.number;
  end if;
  return null;
end $$;
create constraint trigger expert_invoice_adds_up after insert on expert_invoice
  deferrable initially deferred for each row execute function expert_invoice_adds_up();

-- What was undone, so that undoing it once more says so. Asked for again, the act can be undone again.
create table undone_act (
  act text not null,
  subject text not null,
  undone_at timestamptz not null,
  primary key (act, subject)
);

insert into ledger_account (code, number, class, name_fr, name_en) values
  ('vat_deductible', '44566', 'asset', 'TVA déductible', 'Deductible VAT');

-- down
drop table undone_act, expert_invoice_line, expert_invoice, invoicing_mandate, payout_request, payout_rhythm;
drop function expert_invoice_adds_up, expert_invoice_line_is_append_only, expert_invoice_never_changes,
  invoicing_mandate_is_kept;
delete from ledger_account where code = 'vat_deductible';
alter table payout_run
  drop constraint payout_run_period,
  add constraint payout_run_month_check check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$');
alter table payout_account
  drop constraint payout_account_confirmed, drop column confirmed_by, drop column confirmed_at;
