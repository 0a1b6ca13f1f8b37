-- up
-- What the staff did: who, what, when, why, and what it changed. Added to and read, never changed.
create table admin_act (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  person_id text not null references person (id),
  roles text[] not null,
  act text not null check (length(act) between 1 and 80),
  subject_kind text not null,
  subject_id text not null,
  reason text,
  before jsonb,
  after jsonb
);
create index admin_act_by_subject on admin_act (subject_kind, subject_id, id desc);
create index admin_act_by_person on admin_act (person_id, id desc);
create function admin_act_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'what the staff did is never changed';
end $$;
create trigger admin_act_append_only before update or delete on admin_act
  for each row execute function admin_act_is_append_only();
create trigger admin_act_never_emptied before truncate on admin_act
  for each statement execute function admin_act_is_append_only();

-- A regulated conversation opened by somebody of the staff, for a reason and for a time.
create table broken_glass (
  id text primary key,
  question_id text not null references question (id) on delete cascade,
  person_id text not null references person (id),
  reason text not null check (length(reason) >= 10),
  at timestamptz not null,
  until timestamptz not null,
  check (until > at)
);
create index broken_glass_open on broken_glass (question_id, person_id, until desc);

-- A refund that somebody of the staff asks for. Above the limit a second person decides.
create table refund_request (
  id text primary key,
  charge_id text not null references charge (id),
  amount integer not null check (amount > 0),
  cause text not null check (cause in ('goodwill', 'mistake')),
  reason text not null check (length(reason) >= 10),
  state text not null check (state in ('waiting', 'done', 'refused')),
  asked_by text not null references person (id),
  asked_at timestamptz not null,
  alone boolean not null,
  decided_by text references person (id),
  decided_at timestamptz,
  refund_id text references refund (id),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'done') = (refund_id is not null)),
  -- The second person is never the first one.
  check (alone or decided_by is null or decided_by <> asked_by),
  check (not alone or state = 'done')
);
create unique index refund_request_waiting on refund_request (charge_id) where state = 'waiting';
create index refund_request_by_charge on refund_request (charge_id, asked_at desc);

-- A payment that its cardholder contests, as the provider tells it.
create table dispute (
  id text primary key,
  charge_id text not null references charge (id),
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
create index dispute_open on dispute (due_by) where outcome is null;

-- down
drop table dispute;
drop table refund_request;
drop table broken_glass;
drop table admin_act;
drop function admin_act_is_append_only;
