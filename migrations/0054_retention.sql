-- up
-- What the house answered or noted about a message goes with the message; the journal only says that it was done.
alter table contact_message add column note text;
update contact_message set note = (
  select act.reason from admin_act act where act.subject_kind = 'message' and act.subject_id = contact_message.id
  order by act.id desc limit 1)
  where handled_at is not null;

-- What may not change may still be kept too long. A transaction that says so lets go of what the law has had kept:
-- receipts of declarations after five years, after ten years whom an invoice or a payout named.
create function kept_long_enough() returns boolean language sql stable as $$
  select coalesce(current_setting('clairavis.retention', true), '') = 'over'
$$;

create or replace function leaving_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and kept_long_enough() then
    return old;
  end if;
  raise exception 'what was declared is never changed';
end $$;

create or replace function invoice_never_changes() returns trigger language plpgsql as $$
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

create or replace function invoice_file_never_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and kept_long_enough() then
    return old;
  end if;
  raise exception 'the file of % was handed out and never changes', old.number;
end $$;

create or replace function payout_never_changes() returns trigger language plpgsql as $$
declare
  account text[] := array['holder', 'iban_sealed', 'iban_end'];
begin
  if tg_op = 'UPDATE' and kept_long_enough() and to_jsonb(new) - account = to_jsonb(old) - account then
    return new;
  end if;
  raise exception 'a payout that was prepared is never changed';
end $$;

-- down
create or replace function payout_never_changes() returns trigger language plpgsql as $$
begin
  raise exception 'a payout that was prepared is never changed';
end $$;
create or replace function invoice_file_never_changes() returns trigger language plpgsql as $$
begin
  raise exception 'the file of % was handed out and never changes', old.number;
end $$;
create or replace function invoice_never_changes() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old) - 'person_id';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'person_id' = before then
    return new;
  end if;
  raise exception 'the document % was issued and never changes', old.number;
end $$;
create or replace function leaving_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'what was declared is never changed';
end $$;
drop function kept_long_enough;
alter table contact_message drop column note;
