-- up
-- Last seen, to the hour. Without a visit since this was added, an account counts from its making.
alter table person add column seen_at timestamptz;
update person set seen_at = (select max(session.seen_at) from session where session.person_id = person.id);
-- Told that the account will be erased if nobody comes back.
alter table person add column warned_at timestamptz;
-- Kept by the law as it is: nothing of it is erased meanwhile.
alter table person add column held_at timestamptz;
alter table person add column held_reason text;
alter table person add constraint person_hold check ((held_at is null) = (held_reason is null));
alter table person add column erased_at timestamptz;
-- Nothing of an erased person says who it was.
alter table person add constraint person_erased check (erased_at is null or (
  deleted_at is not null and standing = 'visitor' and num_nonnulls(contact_email, display_name, first_name, last_name,
    phone, address, postal_code, city, country, company, siret, vat_number, picture_key) = 0));
create index person_idle on person (coalesce(seen_at, created_at)) where deleted_at is null;

-- What was erased, what stays and why, as its receipt says it: without a name or an address.
create table erasure (
  id text primary key,
  person_id text not null unique references person (id),
  cause text not null check (cause in ('asked', 'idle')),
  content text not null,
  hash text not null unique,
  at timestamptz not null,
  check (hash = encode(sha256(convert_to(content, 'UTF8')), 'hex'))
);
create function erasure_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the record of an erasure is never changed';
end $$;
create trigger erasure_append_only before update or delete on erasure
  for each row execute function erasure_is_append_only();

-- An expert who left is known to former clients only, and for a time only.
alter table expert add column left_at timestamptz;
create index expert_left on expert (left_at) where left_at is not null;

-- down
drop index expert_left;
alter table expert drop column left_at;
drop table erasure;
drop function erasure_is_append_only;
drop index person_idle;
alter table person drop constraint person_erased;
alter table person drop column erased_at;
alter table person drop constraint person_hold;
alter table person drop column held_reason;
alter table person drop column held_at;
alter table person drop column warned_at;
alter table person drop column seen_at;
