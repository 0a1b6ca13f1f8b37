-- up
-- What is read to somebody on the telephone, and typed by who leaves without an account.
alter table purchase add column reference text;
update purchase set reference = 'CLV-' || upper(substr(md5(id), 1, 4)) || '-' || upper(substr(md5(id), 5, 4));
alter table purchase alter column reference set not null;
create unique index purchase_reference on purchase (reference);

-- What an accepted quote makes: a hold, a new plan, a first period ended early, a closed plan opened, another plan.
alter table quote add column act text not null default 'hold'
  check (act in ('hold', 'new', 'early', 'reopen', 'change'));
alter table quote add column subscription_id text references subscription (id);
-- The second at which the provider reckons the days already paid for.
alter table quote add column reckoned_at timestamptz;

alter table purchase add column subscription_id text references subscription (id);
alter table purchase add column provider_invoice text;
-- A double click makes one order, also where no question waits for it.
create unique index purchase_open_plan on purchase (person_id)
  where question_id is null and status in ('created', 'action_needed', 'declined');
create index purchase_by_invoice on purchase (provider_invoice) where provider_invoice is not null;
create index purchase_for_plan on purchase (subscription_id) where subscription_id is not null;

-- The life of the plan whole; the columns beside it are for constraints and indexes.
alter table subscription add column life jsonb;
alter table subscription add column next_due_at timestamptz;
alter table subscription add column looked_at timestamptz;
alter table subscription add column last_used_at timestamptz;
alter table subscription drop constraint subscription_state_check;
alter table subscription add constraint subscription_state_check
  check (state in ('incomplete', 'first_period', 'active', 'past_due', 'restricted', 'paused', 'ended'));
update subscription set life = jsonb_build_object(
  'stage', state, 'name', plan, 'price', price, 'startedAt', created_at, 'firstMonthlyAt', first_monthly_at,
  'periodStart', created_at, 'periodEnd', current_period_end, 'wish', null, 'lastRequest', null, 'dueSince', null,
  'openInvoice', null, 'pausedUntil', null,
  'told', jsonb_build_object('reminder', false, 'years', 0, 'idleFor', null, 'pauseEnds', false),
  'ended', case when ended_at is null then null
                else jsonb_build_object('at', ended_at, 'reason', coalesce(end_reason, 'refunded')) end);
alter table subscription alter column life set not null;
create index subscription_due on subscription (next_due_at) where next_due_at is not null;
create index subscription_looked_at on subscription (looked_at nulls first) where state <> 'ended';

-- What somebody asked of a plan, in their own words where they gave any; never changed afterwards but for the reason.
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

-- down
drop table plan_request;
drop index subscription_looked_at;
drop index subscription_due;
delete from subscription where state = 'incomplete';
alter table subscription drop constraint subscription_state_check;
alter table subscription add constraint subscription_state_check
  check (state in ('first_period', 'active', 'past_due', 'restricted', 'paused', 'ended'));
alter table subscription drop column last_used_at;
alter table subscription drop column looked_at;
alter table subscription drop column next_due_at;
alter table subscription drop column life;
drop index purchase_for_plan;
drop index purchase_by_invoice;
drop index purchase_open_plan;
alter table purchase drop column provider_invoice;
alter table purchase drop column subscription_id;
alter table quote drop column reckoned_at;
alter table quote drop column subscription_id;
alter table quote drop column act;
drop index purchase_reference;
alter table purchase drop column reference;
