-- up
-- The chart of accounts, with the number that the French general chart gives each: an entry names one of these.
create table ledger_account (
  code text primary key,
  number text not null,
  class text not null check (class in ('asset', 'liability', 'revenue', 'expense')),
  name_fr text not null,
  name_en text not null
);
insert into ledger_account (code, number, class, name_fr, name_en) values
  ('provider_clearing', '5171', 'asset', 'Prestataire de paiement', 'Payment provider'),
  ('bank', '512', 'asset', 'Banque', 'Bank'),
  ('disputes', '416', 'asset', 'Paiements contestés', 'Disputed payments'),
  ('vat_collected', '44571', 'liability', 'TVA collectée', 'VAT collected'),
  ('refunds_owed', '4198', 'liability', 'Remboursements dus', 'Refunds owed'),
  ('expert_payable', '401', 'liability', 'Dû aux experts', 'Owed to experts'),
  ('revenue_question', '70601', 'revenue', 'Premières questions', 'First questions'),
  ('revenue_plan', '70602', 'revenue', 'Abonnement mensuel', 'Monthly plan'),
  ('revenue_copilot', '70603', 'revenue', 'Copilote', 'Copilot'),
  ('revenue_services', '70604', 'revenue', 'Prestations sur devis', 'Quoted services'),
  ('expert_cost', '611', 'expense', 'Réponses des experts', 'Experts’ answers'),
  ('provider_fees', '627', 'expense', 'Frais du prestataire de paiement', 'Payment provider’s fees'),
  ('dispute_losses', '6714', 'expense', 'Contestations perdues', 'Disputes lost');
alter table ledger_entry add constraint ledger_entry_account foreign key (account) references ledger_account (code);

-- Emptying a table fires no trigger of rows. A restore empties what the migrations have put in.
create function books_are_not_emptied() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('clairavis.restoring', true), '') <> 'yes' then
    raise exception 'the table % is never emptied', tg_table_name;
  end if;
  return null;
end $$;
create trigger ledger_not_emptied before truncate on ledger_entry for each statement execute function books_are_not_emptied();
create trigger invoice_not_emptied before truncate on invoice for each statement execute function books_are_not_emptied();

-- An issued document never changes. Whose account shows it may: a visitor's things can join an account.
create function invoice_never_changes() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old) - 'person_id';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'person_id' = before then
    return new;
  end if;
  raise exception 'the document % was issued and never changes', old.number;
end $$;
create trigger invoice_never_changes before update or delete on invoice
  for each row execute function invoice_never_changes();
-- The number is the series and the sequence; sequences count up from one.
alter table invoice add constraint invoice_number check (number = series || '-' || lpad(sequence::text, 6, '0'));
alter table invoice add constraint invoice_sequence check (sequence > 0);
alter table invoice add constraint invoice_signs check (
  (kind = 'invoice' and total > 0 and vat >= 0 and credit_id is null)
  or (kind = 'credit_note' and total < 0 and vat <= 0 and credit_id is not null));
create index invoice_by_day on invoice (issued_at);

-- The file as it was first handed out: later versions of the product hand out the same bytes.
create table invoice_file (
  number text primary key references invoice (number),
  pdf bytea not null,
  sha256 text not null,
  made_at timestamptz not null
);
create function invoice_file_never_changes() returns trigger language plpgsql as $$
begin
  raise exception 'the file of % was handed out and never changes', old.number;
end $$;
create trigger invoice_file_never_changes before update or delete on invoice_file
  for each row execute function invoice_file_never_changes();

-- Where an expert is paid; the account's number is sealed.
create table payout_account (
  expert_id text primary key references expert (id),
  holder text not null check (length(holder) between 2 and 70),
  iban_sealed bytea not null,
  iban_end text not null check (length(iban_end) = 4),
  changed_at timestamptz not null
);

create table payout_run (
  id text primary key,
  month text not null unique check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  prepared_at timestamptz not null,
  prepared_by text not null references person (id),
  paid_at timestamptz,
  paid_by text references person (id),
  -- The bank's or the accountant's own.
  reference text unique,
  check ((paid_at is null) = (reference is null)),
  check ((paid_at is null) = (paid_by is null))
);

create table payout (
  id text primary key,
  run_id text not null references payout_run (id),
  expert_id text not null references expert (id),
  amount integer not null check (amount > 0),
  answers integer not null check (answers > 0),
  -- The account as it was when the run was prepared: what is exported twice is the same.
  holder text not null,
  iban_sealed bytea not null,
  iban_end text not null,
  unique (run_id, expert_id)
);

-- What an expert earned with one answer. Once per question, and in one payout at most.
create table expert_due (
  question_id text primary key,
  expert_id text not null references expert (id),
  category text not null,
  amount integer not null check (amount > 0),
  answered_at timestamptz not null,
  payout_id text references payout (id)
);
create index expert_due_by_expert on expert_due (expert_id, answered_at);
create index expert_due_open on expert_due (answered_at) where payout_id is null;

-- down
drop table expert_due;
drop table payout;
drop table payout_run;
drop table payout_account;
drop table invoice_file;
drop function invoice_file_never_changes;
drop index invoice_by_day;
alter table invoice drop constraint invoice_signs;
alter table invoice drop constraint invoice_sequence;
alter table invoice drop constraint invoice_number;
drop trigger invoice_never_changes on invoice;
drop function invoice_never_changes;
drop trigger invoice_not_emptied on invoice;
drop trigger ledger_not_emptied on ledger_entry;
drop function books_are_not_emptied;
alter table ledger_entry drop constraint ledger_entry_account;
drop table ledger_account;
