-- Code before this would email the marks instead of the links, and cannot open what the newer seal has closed: its
-- processes stop first.
-- minimum 0025
-- up
-- What lets the holder of an emailed link in, encrypted, until the email is sent; the text holds a mark in its place.
alter table mail_outbox add column secrets bytea;

-- When the file key is replaced, the account of a payout is encrypted anew, in a transaction that says so; nothing else
-- of the row may differ.
create or replace function payout_never_changes() returns trigger language plpgsql as $$
declare
  account text[] := array['holder', 'iban_sealed', 'iban_end'];
begin
  if tg_op = 'UPDATE' and kept_long_enough() and to_jsonb(new) - account = to_jsonb(old) - account then
    return new;
  end if;
  if tg_op = 'UPDATE' and coalesce(current_setting('clairavis.resealing', true), '') = 'yes'
     and to_jsonb(new) - 'iban_sealed' = to_jsonb(old) - 'iban_sealed' then
    return new;
  end if;
  raise exception 'a payout that was prepared is never changed';
end $$;

-- down
create or replace function payout_never_changes() returns trigger language plpgsql as $$
declare
  account text[] := array['holder', 'iban_sealed', 'iban_end'];
begin
  if tg_op = 'UPDATE' and kept_long_enough() and to_jsonb(new) - account = to_jsonb(old) - account then
    return new;
  end if;
  raise exception 'a payout that was prepared is never changed';
end $$;
alter table mail_outbox drop column secrets;
