-- up
-- Members of the staff: how one becomes one, how access is suspended, and that an owner always remains.

-- A suspended member keeps the roles, which count for nothing meanwhile.
alter table person
  add column staff_suspended_at timestamptz,
  add column staff_suspended_reason text,
  add constraint person_staff_suspension check ((staff_suspended_at is null) = (staff_suspended_reason is null));

-- Only open invitations stand here: accepted, revoked and replaced ones are gone, and told by the journal.
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

-- Null where the command line did it, which no person of the database stands behind.
alter table admin_act alter column person_id drop not null;

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
drop function staff_keeps_an_owner();
alter table admin_act disable trigger admin_act_append_only;
delete from admin_act where person_id is null;
alter table admin_act enable trigger admin_act_append_only;
alter table admin_act alter column person_id set not null;
drop table staff_invitation;
alter table person
  drop constraint person_staff_suspension,
  drop column staff_suspended_at,
  drop column staff_suspended_reason;
