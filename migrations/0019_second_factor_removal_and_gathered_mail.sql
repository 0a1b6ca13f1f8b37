-- up
-- The second step of somebody who has lost it is switched off a day after two members of the staff have decided so;
-- meanwhile its owner may keep it, with the secret of a letter or by signing in with a code.
create table second_factor_removal (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- SHA-256 of the secret in the letter.
  keep_hash text not null unique,
  ended_at timestamptz,
  outcome text check (outcome in ('removed', 'kept', 'proved', 'void')),
  check ((ended_at is null) = (outcome is null))
);
create unique index second_factor_removal_waiting on second_factor_removal (person_id) where ended_at is null;

create table factor_request (
  id text primary key,
  person_id text not null references person (id),
  reason text not null check (length(reason) >= 10),
  -- How the member who asks has made sure of who the person is.
  identity text not null check (length(identity) >= 10),
  -- `withdrawn` by whoever asked; `lapsed`: nobody has decided within seven days.
  state text not null check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'lapsed')),
  asked_by text not null references person (id),
  asked_at timestamptz not null,
  decided_by text references person (id),
  decided_at timestamptz,
  check ((state in ('approved', 'refused')) = (decided_at is not null)),
  check ((decided_at is null) = (decided_by is null)),
  -- The second person is never the first one, and nobody is a party to their own request.
  check (decided_by is null or decided_by <> asked_by),
  check (asked_by <> person_id and (decided_by is null or decided_by <> person_id))
);
create unique index factor_request_waiting on factor_request (person_id) where state = 'waiting';

-- The staff sees them where a second step is reported lost: whoever has taken over an account changes them first.
alter table person add column email_changed_at timestamptz, add column phone_changed_at timestamptz;

-- What happens to one matter within some minutes travels in one email: a later one takes in those that still wait.
-- `gathered`: a later one tells it, or has made it untrue. `about` is asked once more when one that has waited leaves:
-- the question that it is about; empty where it is about none of its recipient's, null where unsaid.
alter table mail_outbox add column gather text, add column waits_until timestamptz, add column about text[];
alter table mail_outbox add constraint mail_outbox_gather_check check ((gather is null) = (waits_until is null)) not valid;
alter table mail_outbox validate constraint mail_outbox_gather_check;
alter table mail_outbox drop constraint mail_outbox_state_check;
alter table mail_outbox add constraint mail_outbox_state_check
  check (state in ('queued', 'sent', 'failed', 'kept', 'withheld', 'gathered')) not valid;
alter table mail_outbox validate constraint mail_outbox_state_check;

-- down
update mail_outbox set state = 'kept' where state = 'gathered';
alter table mail_outbox drop constraint mail_outbox_state_check;
alter table mail_outbox add constraint mail_outbox_state_check
  check (state in ('queued', 'sent', 'failed', 'kept', 'withheld'));
alter table mail_outbox drop column gather, drop column waits_until, drop column about;
alter table person drop column email_changed_at, drop column phone_changed_at;
drop table factor_request, second_factor_removal;
