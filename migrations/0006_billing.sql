-- up

-- Prices and contracts

-- A price that was shown, signed: nothing else is ever charged.
create table quote (
  id text primary key,
  person_id text not null references person (id),
  question_id text,
  kind text not null check (kind in ('first', 'plan', 'copilot')),
  -- What accepting makes: a hold, a new plan, the first period ended early, a cancelled plan continued, a new month
  -- during a pause (docs/decisions/014), or another plan.
  act text not null default 'hold' check (act in ('hold', 'new', 'early', 'reopen', 'resume', 'change')),
  subscription_id text,
  currency text not null check (currency = 'eur'),
  today integer not null check (today >= 0),
  monthly integer not null check (monthly > 0),
  monthly_from timestamptz not null,
  twelve_months integer not null,
  vat_rate numeric(5, 2) not null,
  signature text not null,
  created_at timestamptz not null,
  -- The second for which Stripe prorates the days already paid for.
  reckoned_at timestamptz,
  expires_at timestamptz not null
);

-- A service beyond a plan: the client's request, the price that the staff quotes, and the order that accepts it.
create table service_request (
  id text primary key,
  reference text not null unique,
  person_id text not null references person (id),
  locale text not null check (locale in ('fr', 'en')),
  wish text not null check (char_length(wish) between 20 and 4000),
  state text not null,
  requested_at timestamptz not null,
  -- The quote: signed, so that the accepted amount is the one that was shown.
  title text,
  scope text,
  amount integer check (amount between 100 and 10000000),
  vat_rate numeric(5, 2),
  quoted_at timestamptz,
  quoted_by text references person (id),
  expires_at timestamptz,
  signature text,
  -- The order: when it was accepted, from where, and which version of the terms.
  accepted_at timestamptz,
  accepted_address text,
  accepted_user_agent text,
  text_version text,
  provider_invoice text unique,
  payment_intent text,
  client_secret text,
  last_error text,
  paid_at timestamptz,
  -- How much of the service is provided: what a withdrawal does not pay back.
  done_percent smallint not null default 0,
  closed_at timestamptz,
  closed_by text check (closed_by in ('client', 'staff', 'time')),
  closed_reason text,
  constraint service_request_state
    check (state in ('requested', 'quoted', 'accepted', 'active', 'withdrawn', 'declined', 'expired')),
  -- From the quote on there is a signed price with an end, unless the request ended before.
  constraint service_request_priced check (state in ('requested', 'declined', 'expired') or
    (amount is not null and signature is not null and expires_at is not null)),
  constraint service_request_accepted
    check (state not in ('accepted', 'active', 'withdrawn') or (accepted_at is not null and text_version is not null)),
  constraint service_request_paid check ((state in ('active', 'withdrawn')) = (paid_at is not null)),
  constraint service_request_closed check ((state in ('declined', 'expired', 'withdrawn')) = (closed_at is not null)),
  constraint service_request_done check (done_percent between 0 and 100),
  -- No service begins before it is paid.
  constraint service_request_begun check (done_percent = 0 or paid_at is not null)
);
-- One request of a person waits for its quote.
create unique index service_request_waiting on service_request (person_id) where state = 'requested';
create index service_request_by_person on service_request (person_id, requested_at desc);
create index service_request_by_state on service_request (state, requested_at);

-- What a person agreed to when they ordered, and which version of the text.
create table consent (
  id text primary key,
  person_id text not null references person (id),
  quote_id text references quote (id),
  service_id text references service_request (id),
  kind text not null check (kind in ('terms_and_age', 'start_now')),
  text_version text not null,
  locale text not null check (locale in ('fr', 'en')),
  address text not null,
  user_agent text not null,
  given_at timestamptz not null,
  -- A consent belongs to one order: of a quote or of a service.
  constraint consent_of_one check (num_nonnulls(quote_id, service_id) = 1)
);
create index consent_by_person on consent (person_id);
create unique index consent_of_service on consent (service_id, kind) where service_id is not null;

create table customer (
  person_id text primary key references person (id),
  provider_id text not null unique,
  created_at timestamptz not null,
  -- A digest of the address, name and language that Stripe was last sent: a difference is sent again.
  told text
);

-- Orders and subscriptions

-- An order. ("order" is a reserved word of SQL.)
create table purchase (
  id text primary key,
  -- What a client reads on the telephone, and types to cancel without an account.
  reference text not null,
  person_id text not null references person (id),
  question_id text,
  kind text not null check (kind in ('first', 'plan', 'copilot')),
  quote_id text not null references quote (id),
  subscription_id text,
  amount integer not null check (amount >= 0),
  currency text not null check (currency = 'eur'),
  status text not null
    check (status in ('created', 'action_needed', 'declined', 'held', 'captured', 'voided', 'refunded')),
  -- What Stripe is asked for next; a job does it, however often it must be tried.
  wanted text not null default 'hold' check (wanted in ('hold', 'capture', 'void', 'refund')),
  payment_intent text unique,
  provider_invoice text,
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
  -- When the order moved with its visitor to an account that has had its introductory offer: it stays paid.
  claimed_at timestamptz,
  check (status <> 'captured' or captured_at is not null),
  check (status <> 'held' or held_at is not null)
);
create unique index purchase_reference on purchase (reference);
-- One live order per question, so that a double click orders once; the same where no question waits for the order.
create unique index purchase_live_per_question on purchase (question_id)
  where status in ('created', 'action_needed', 'declined', 'held', 'captured');
create unique index purchase_open_plan on purchase (person_id)
  where question_id is null and status in ('created', 'action_needed', 'declined');
-- One introductory offer per person.
create unique index purchase_first_once on purchase (person_id)
  where kind = 'first' and status in ('held', 'captured', 'refunded') and claimed_at is null;
create index purchase_open on purchase (created_at) where status in ('created', 'action_needed', 'declined', 'held');
create index purchase_by_person on purchase (person_id, created_at desc);
create index purchase_card on purchase (card_fingerprint) where card_fingerprint is not null;
create index purchase_by_invoice on purchase (provider_invoice) where provider_invoice is not null;
create index purchase_for_plan on purchase (subscription_id) where subscription_id is not null;

-- The introductory offer is one per mailbox, however its address is spelt.
create table first_offer (
  purchase_id text primary key references purchase (id),
  mailbox text not null
);
create index first_offer_by_mailbox on first_offer (mailbox);

-- Cards that were declined: whoever tests stolen numbers tries one after the other.
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

create table subscription (
  id text primary key,
  person_id text not null references person (id),
  purchase_id text not null unique references purchase (id),
  plan text not null check (plan in ('plan', 'copilot')),
  price integer not null check (price > 0),
  provider_id text unique,
  -- The whole state (src/billing/subscriptions/plan.ts); the columns beside it serve constraints and indexes.
  life jsonb not null,
  state text not null
    check (state in ('incomplete', 'first_period', 'active', 'past_due', 'restricted', 'paused', 'ended')),
  first_monthly_at timestamptz,
  current_period_end timestamptz not null,
  next_due_at timestamptz,
  -- When the subscription was last compared with Stripe's.
  looked_at timestamptz,
  last_used_at timestamptz,
  -- When the card that pays was last given: late events of an earlier card change nothing.
  card_taken_at timestamptz,
  cancel_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  ended_at timestamptz,
  end_reason text,
  -- Until Stripe has ended it too, an ended subscription may still be charged: the reconciliation looks for it.
  provider_ended_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'ended') = (ended_at is not null))
);
-- One subscription per person.
create unique index subscription_live on subscription (person_id) where state <> 'ended';
create index subscription_by_person on subscription (person_id, created_at desc);
create index subscription_due on subscription (next_due_at) where next_due_at is not null;
create index subscription_looked_at on subscription (looked_at nulls first) where state <> 'ended';
create index subscription_at_provider on subscription (created_at)
  where provider_id is null or (state = 'ended' and provider_ended_at is null);
-- Orders and quotes of an existing subscription name it.
alter table quote add foreign key (subscription_id) references subscription (id);
alter table purchase add foreign key (subscription_id) references subscription (id);

-- What a client asked for about a subscription, with the reason if one was given. Only the reason may be added later.
create table plan_request (
  id text primary key,
  subscription_id text not null references subscription (id),
  kind text not null check (kind in ('cancel', 'keep', 'pause', 'unpause', 'downgrade')),
  channel text not null check (channel in ('account', 'public', 'mail', 'staff', 'idle')),
  months integer,
  locale text not null check (locale in ('fr', 'en')),
  reason text,
  comment text,
  at timestamptz not null
);
create index plan_request_by_plan on plan_request (subscription_id, at desc);

-- Payments and refunds

-- One row for each payment that was taken, whatever it was for.
create table charge (
  id text primary key,
  person_id text not null references person (id),
  source text not null check (source in ('order', 'provider_invoice')),
  source_id text not null,
  kind text not null check (kind in ('first', 'plan', 'copilot', 'change', 'service')),
  purchase_id text references purchase (id),
  subscription_id text references subscription (id),
  amount integer not null check (amount > 0),
  -- The sum of the credits of this charge.
  credited integer not null default 0,
  currency text not null check (currency = 'eur'),
  vat_rate numeric(5, 2) not null,
  payment_intent text,
  provider_charge text,
  period_start timestamptz,
  period_end timestamptz,
  paid_at timestamptz not null,
  -- A payment is recorded once, however often it is reported.
  unique (source, source_id),
  -- No more is given back than was paid.
  check (credited between 0 and amount)
);
create index charge_by_person on charge (person_id, paid_at desc);
create index charge_by_subscription on charge (subscription_id, paid_at desc) where subscription_id is not null;
create index charge_by_payment on charge (payment_intent) where payment_intent is not null;
create index charge_by_provider_charge on charge (provider_charge) where provider_charge is not null;

-- One row for each amount that is given back.
create table credit (
  id text primary key,
  charge_id text not null references charge (id),
  person_id text not null references person (id),
  source text not null check (source in ('order', 'provider_refund', 'provider_credit_note', 'dispute')),
  source_id text not null,
  amount integer not null check (amount > 0),
  reason text not null check (reason in ('no_answer', 'guarantee', 'withdrawal', 'goodwill', 'dispute', 'mistake')),
  at timestamptz not null,
  -- When the card could not receive it: it is owed by another way.
  failed_at timestamptz,
  unique (source, source_id)
);
create index credit_by_charge on credit (charge_id);

-- A refund on its way to the card. The credit is written when it is decided; this row follows Stripe. `waits`: the bank
-- first decides about a dispute. `by_bank`: the bank has paid it back itself.
create table refund (
  id text primary key references credit (id),
  charge_id text not null references charge (id),
  amount integer not null check (amount > 0),
  state text not null check (state in ('asked', 'sent', 'done', 'failed', 'waits', 'by_bank')),
  -- Asked for again after a dispute was won, a refund is another request to Stripe.
  tries integer not null default 1 check (tries > 0),
  provider_id text unique,
  failure text,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  -- When a refund that no card could receive was paid by bank transfer, and the bank's reference.
  paid_at timestamptz,
  paid_reference text check (length(paid_reference) between 3 and 60),
  check ((state = 'failed') = (failure is not null)),
  constraint refund_paid check ((paid_at is null) = (paid_reference is null)),
  -- Nothing is paid twice: a transfer only where the card has failed.
  constraint refund_paid_once_failed check (paid_at is null or state = 'failed')
);
create index refund_by_charge on refund (charge_id);
create index refund_open on refund (changed_at) where state in ('asked', 'sent');

-- The guarantee of the first answer: once per order and once per person, whoever grants it.
create table guarantee_claim (
  purchase_id text primary key references purchase (id),
  person_id text not null unique references person (id),
  granted_by text not null check (granted_by in ('client', 'staff')),
  at timestamptz not null
);

-- The notice of a cancellation, of a withdrawal or of the guarantee, word for word as its receipt shows it.
create table leaving (
  id text primary key,
  kind text not null check (kind in ('cancel', 'withdraw', 'guarantee')),
  purchase_id text references purchase (id),
  service_id text references service_request (id),
  subscription_id text references subscription (id),
  request_id text references plan_request (id),
  channel text not null check (channel in ('account', 'public', 'mail', 'staff')),
  locale text not null check (locale in ('fr', 'en')),
  content text not null,
  hash text not null unique,
  at timestamptz not null,
  -- The hash that the receipt shows is that of its content.
  check (hash = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  -- The cancellation of a subscription names the request that it carries out.
  check (kind <> 'cancel' or subscription_id is null or request_id is not null),
  -- A notice is about one contract, and a service can only be withdrawn from.
  constraint leaving_of_one check (num_nonnulls(purchase_id, service_id) = 1),
  constraint leaving_of_service check (service_id is null or kind = 'withdraw')
);
-- A contract is withdrawn from once, and the guarantee claimed once.
create unique index leaving_once on leaving (purchase_id, kind) where kind in ('withdraw', 'guarantee');
create unique index leaving_of_service_once on leaving (service_id) where service_id is not null;
create index leaving_of_plan on leaving (subscription_id, at desc) where subscription_id is not null;
create index leaving_of_order on leaving (purchase_id, at desc);
create function leaving_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and kept_long_enough() then
    return old;
  end if;
  raise exception 'what was declared is never changed';
end $$;
create trigger leaving_append_only before update or delete on leaving
  for each row execute function leaving_is_append_only();
create trigger leaving_never_emptied before truncate on leaving
  for each statement execute function leaving_is_append_only();

-- A payment that its cardholder disputes, as Stripe reports it. The report may come before the payment is recorded: the
-- two are linked once it is.
create table dispute (
  id text primary key,
  charge_id text references charge (id),
  payment_intent text,
  reason text not null,
  status text not null,
  amount integer not null check (amount > 0),
  due_by timestamptz,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  outcome text check (outcome in ('won', 'lost')),
  settled_at timestamptz,
  evidence_sent_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create index dispute_by_charge on dispute (charge_id);
create index dispute_unlinked on dispute (payment_intent) where charge_id is null;
create index dispute_open on dispute (due_by) where outcome is null;

-- Invoices

create table invoice_series (
  series text primary key,
  last integer not null check (last >= 0)
);

create table invoice (
  number text primary key,
  series text not null,
  sequence integer not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  purchase_id text references purchase (id),
  charge_id text references charge (id),
  credit_id text references credit (id),
  person_id text not null references person (id),
  total integer not null,
  vat integer not null,
  vat_rate numeric(5, 2) not null,
  data jsonb not null,
  issued_at timestamptz not null,
  unique (series, sequence),
  -- The number is the series and the sequence, which counts up from one.
  constraint invoice_number check (number = series || '-' || lpad(sequence::text, 6, '0')),
  constraint invoice_sequence check (sequence > 0),
  -- An invoice is positive; a credit note is negative and belongs to a credit.
  constraint invoice_signs check (
    (kind = 'invoice' and total > 0 and vat >= 0 and credit_id is null)
    or (kind = 'credit_note' and total < 0 and vat <= 0 and credit_id is not null))
);
-- One invoice per payment, and one credit note per credit.
create unique index invoice_of_charge on invoice (charge_id) where kind = 'invoice';
create unique index invoice_of_credit on invoice (credit_id) where kind = 'credit_note';
create index invoice_by_person on invoice (person_id, issued_at desc);
create index invoice_by_day on invoice (issued_at);
-- An issued document never changes. Only the account that shows it may: a visitor's orders can join an account.
create function invoice_never_changes() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old) - 'person_id';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'person_id' = before then
    return new;
  end if;
  if tg_op = 'UPDATE' and kept_long_enough()
     and jsonb_set(to_jsonb(new), '{data,buyer}', 'null') = jsonb_set(to_jsonb(old), '{data,buyer}', 'null') then
    return new;
  end if;
  raise exception 'the document % was issued and never changes', old.number;
end $$;
create trigger invoice_never_changes before update or delete on invoice
  for each row execute function invoice_never_changes();
create trigger invoice_not_emptied before truncate on invoice
  for each statement execute function refuse_truncate();

-- The file as it was first handed out: later versions of the product hand out the same bytes.
create table invoice_file (
  number text primary key references invoice (number),
  pdf bytea not null,
  sha256 text not null,
  made_at timestamptz not null
);
create function invoice_file_never_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and kept_long_enough() then
    return old;
  end if;
  raise exception 'the file of % was handed out and never changes', old.number;
end $$;
create trigger invoice_file_never_changes before update or delete on invoice_file
  for each row execute function invoice_file_never_changes();

-- The ledger

-- The chart of accounts, each with its number in the French general chart of accounts.
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

-- Double entry: the entries of one source are a transaction.
create table ledger_entry (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  account text not null,
  amount integer not null check (amount <> 0),
  at timestamptz not null,
  -- What is posted again under the same source is refused.
  unique (source, source_id, account),
  constraint ledger_entry_account foreign key (account) references ledger_account (code)
);
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_append_only before update or delete on ledger_entry
  for each row execute function ledger_is_append_only();
create trigger ledger_not_emptied before truncate on ledger_entry
  for each statement execute function refuse_truncate();
-- Checked at the end of the transaction, when all entries of a source are written.
create function ledger_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entry where source = new.source and source_id = new.source_id) <> 0 then
    raise exception 'ledger transaction % % does not sum to zero', new.source, new.source_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_sums_to_zero();

-- What the nightly comparison of our ledger with Stripe's balance looked at.
create table reconciliation (
  id text primary key,
  since timestamptz not null,
  until timestamptz not null,
  charges integer not null,
  movements integer not null,
  events integer not null,
  -- Cents by which the balance has changed: at Stripe, and according to our ledger.
  at_provider integer not null,
  in_books integer not null,
  drifts integer not null,
  finished_at timestamptz not null
);
create index reconciliation_recent on reconciliation (finished_at desc);

-- Each difference that it found.
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

-- What a member of the staff has to look at.
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
-- One open alert per subject.
create unique index money_alert_open on money_alert (kind, ref) where closed_at is null;
create index money_alert_recent on money_alert (opened_at desc);

-- Payouts of experts

-- Where an expert is paid; the IBAN is encrypted.
create table payout_account (
  expert_id text primary key references expert (id),
  holder text not null check (length(holder) between 2 and 70),
  iban_sealed bytea not null,
  iban_end text not null check (length(iban_end) = 4),
  changed_at timestamptz not null
);

-- The payouts of a month.
create table payout_run (
  id text primary key,
  month text not null unique check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  prepared_at timestamptz not null,
  prepared_by text not null references person (id),
  paid_at timestamptz,
  paid_by text references person (id),
  -- The bank's or the accountant's.
  reference text unique,
  -- Who paid, when and with which reference are recorded together.
  check ((paid_at is null) = (reference is null)),
  check ((paid_at is null) = (paid_by is null))
);
-- A row changes only by the columns that the trigger names, and only once.
create function payout_step_is_taken_once() returns trigger language plpgsql as $$
declare
  steps text[] := tg_argv;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - steps = to_jsonb(old) - steps and to_jsonb(old) ->> steps[1] is null then
    return new;
  end if;
  raise exception 'a row of % is never changed', tg_table_name;
end $$;
create trigger payout_run_never_changes before update or delete on payout_run
  for each row execute function payout_step_is_taken_once('paid_at', 'paid_by', 'reference');

create table payout (
  id text primary key,
  run_id text not null references payout_run (id),
  expert_id text not null references expert (id),
  amount integer not null check (amount > 0),
  answers integer not null check (answers > 0),
  -- The account as it was when the run was prepared: every export of the run is the same.
  holder text not null,
  iban_sealed bytea not null,
  iban_end text not null,
  unique (run_id, expert_id)
);
create function payout_never_changes() returns trigger language plpgsql as $$
declare
  account text[] := array['holder', 'iban_sealed', 'iban_end'];
begin
  if tg_op = 'UPDATE' and kept_long_enough() and to_jsonb(new) - account = to_jsonb(old) - account then
    return new;
  end if;
  raise exception 'a payout that was prepared is never changed';
end $$;
create trigger payout_never_changes before update or delete on payout
  for each row execute function payout_never_changes();

-- A transfer that the bank returned: the run stays as it is, and its answers are owed again.
create table payout_return (
  payout_id text primary key references payout (id),
  returned_at timestamptz not null,
  returned_by text not null references person (id),
  reason text not null check (length(reason) between 3 and 500)
);
-- Only what was paid can be returned, and a return stays.
create function payout_return_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from payout p join payout_run r on r.id = p.run_id
                    where p.id = new.payout_id and r.paid_at is not null) then
      raise exception 'payout % was not paid', new.payout_id;
    end if;
    return new;
  end if;
  raise exception 'a return that was written down is never changed';
end $$;
create trigger payout_return_is_kept before insert or update or delete on payout_return
  for each row execute function payout_return_is_kept();

-- What an expert earned with one contribution: booked once, and in one payout at a time.
create table expert_due (
  contribution_id text primary key,
  question_id text not null,
  expert_id text not null references expert (id),
  category text not null,
  amount integer not null check (amount > 0),
  answered_at timestamptz not null,
  payout_id text references payout (id)
);
create index expert_due_by_question on expert_due (question_id);
create index expert_due_by_expert on expert_due (expert_id, answered_at);
create index expert_due_open on expert_due (answered_at) where payout_id is null;
create index expert_due_by_payout on expert_due (payout_id) where payout_id is not null;
-- It enters a payout once, and leaves it only where the bank has returned the transfer.
create function expert_due_never_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'payout_id' = to_jsonb(old) - 'payout_id'
     and (old.payout_id is null
          or (new.payout_id is null and exists (select from payout_return where payout_id = old.payout_id))) then
    return new;
  end if;
  raise exception 'a row of expert_due is never changed';
end $$;
create trigger expert_due_never_changes before update or delete on expert_due
  for each row execute function expert_due_never_changes();
-- A payout is the sum of the answers that it pays. Checked at the end of the transaction, when they are linked to it.
create function payout_adds_up() returns trigger language plpgsql as $$
declare
  counted integer;
  summed integer;
begin
  select count(*), coalesce(sum(amount), 0) into counted, summed
    from expert_due where payout_id = new.id and expert_id = new.expert_id;
  if counted <> new.answers or summed <> new.amount then
    raise exception 'payout % does not add up', new.id;
  end if;
  return null;
end $$;
create constraint trigger payout_adds_up after insert on payout
  deferrable initially deferred for each row execute function payout_adds_up();

-- What the platform reports to the tax authority about an expert each January (CGI 1649 ter A).
create table tax_identity (
  expert_id text primary key references expert (id),
  kind text not null check (kind in ('person', 'company')),
  name text not null check (length(name) between 2 and 200),
  born_on date,
  tax_number_sealed bytea not null,
  tax_number_end text not null check (length(tax_number_end) between 1 and 4),
  tax_country text not null check (tax_country ~ '^[a-z]{2}$'),
  registration text not null default '',
  vat_number text not null default '',
  address text not null check (address <> ''),
  postal_code text not null check (postal_code <> ''),
  city text not null check (city <> ''),
  country text not null check (country ~ '^[a-z]{2}$'),
  changed_at timestamptz not null,
  -- A person has a date of birth, a company a registration number.
  check ((kind = 'person') = (born_on is not null)),
  check (kind = 'person' or registration <> '')
);

-- Events of Stripe

-- Each event that Stripe sent, with what it is about. Those of one customer (`aggregate`) are handled one by one.
create table provider_event (
  id text primary key,
  type text not null,
  object_id text not null,
  aggregate text,
  payment text,
  subscription text,
  livemode boolean not null,
  api_version text,
  body_sha256 text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index provider_event_waiting on provider_event (coalesce(aggregate, object_id)) where handled_at is null;

-- down
alter table quote drop column subscription_id;
alter table purchase drop column subscription_id;
drop table provider_event, tax_identity, expert_due, payout_return, payout, payout_run, payout_account, money_alert,
  drift, reconciliation, ledger_entry, ledger_account, invoice_file, invoice, invoice_series, dispute, leaving,
  guarantee_claim, refund, credit, charge, plan_request, subscription, refused_card, first_offer, purchase, customer,
  consent, service_request, quote;
drop function payout_adds_up, expert_due_never_changes, payout_return_is_kept, payout_never_changes,
  payout_step_is_taken_once, ledger_sums_to_zero, ledger_is_append_only, invoice_file_never_changes,
  invoice_never_changes, leaving_is_append_only;
