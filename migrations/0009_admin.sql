-- up

-- The journal of the staff: who did what, when and why, and what it changed. Rows are added and never changed.
create table admin_act (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null where it was done from the command line, which belongs to no person in the database.
  person_id text references person (id),
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

-- Emergency access: a member of the staff reads a regulated conversation, for a reason and for a limited time.
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

-- A refund that a member of the staff asks for. Above a limit a second person decides.
create table refund_request (
  id text primary key,
  charge_id text not null references charge (id),
  amount integer not null check (amount > 0),
  cause text not null check (cause in ('goodwill', 'mistake')),
  reason text not null check (length(reason) >= 10),
  state text not null check (state in ('waiting', 'done', 'refused')),
  asked_by text not null references person (id),
  asked_at timestamptz not null,
  -- Whether the amount is within the limit, so that one person is enough.
  alone boolean not null,
  decided_by text references person (id),
  decided_at timestamptz,
  refund_id text references refund (id),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'done') = (refund_id is not null)),
  -- The second person is never the first one.
  check (alone or decided_by is null or decided_by <> asked_by),
  -- What one person may do alone is done at once.
  check (not alone or state = 'done')
);
-- One request per payment waits.
create unique index refund_request_waiting on refund_request (charge_id) where state = 'waiting';
create index refund_request_by_charge on refund_request (charge_id, asked_at desc);

-- Open invitations to the staff. An accepted, revoked or replaced one is deleted; the journal has it.
create table staff_invitation (
  id text primary key,
  email text not null check (email = lower(email)),
  locale text not null check (locale in ('fr', 'en')),
  roles text[] not null
    check (roles <@ array['support', 'editor', 'compliance', 'owner']::text[] and cardinality(roles) > 0),
  token_hash text not null unique,
  -- Null where it was made from the command line.
  invited_by text references person (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index staff_invitation_email on staff_invitation (email);

-- An active owner always remains, whatever takes the role, suspends or deletes.
create function staff_keeps_an_owner() returns trigger language plpgsql as $$
begin
  -- One at a time: of two owners who give the role up at once, the second sees what the first has done.
  perform pg_advisory_xact_lock(hashtextextended('staff', 0));
  if not exists (
    select 1 from person where 'owner' = any (roles) and staff_suspended_at is null and deleted_at is null
  ) then
    raise exception 'the last active owner stays' using errcode = 'check_violation', constraint = 'staff_keeps_an_owner';
  end if;
  return null;
end $$;
create constraint trigger staff_keeps_an_owner after update of roles, staff_suspended_at, deleted_at on person
  for each row
  when (
    'owner' = any (old.roles) and old.staff_suspended_at is null and old.deleted_at is null
    and not ('owner' = any (new.roles) and new.staff_suspended_at is null and new.deleted_at is null)
  )
  execute function staff_keeps_an_owner();

-- down
drop trigger staff_keeps_an_owner on person;
drop function staff_keeps_an_owner;
drop table staff_invitation, refund_request, broken_glass, admin_act;
drop function admin_act_is_append_only;
