-- up
-- What was earned, prepared and paid stays as it was written; each of these steps is taken once.
create function payout_step_is_taken_once() returns trigger language plpgsql as $$
declare
  steps text[] := tg_argv;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - steps = to_jsonb(old) - steps and to_jsonb(old) ->> steps[1] is null then
    return new;
  end if;
  raise exception 'a row of % is never changed', tg_table_name;
end $$;
create trigger expert_due_never_changes before update or delete on expert_due
  for each row execute function payout_step_is_taken_once('payout_id');
create trigger payout_run_never_changes before update or delete on payout_run
  for each row execute function payout_step_is_taken_once('paid_at', 'paid_by', 'reference');
create function payout_never_changes() returns trigger language plpgsql as $$
begin
  raise exception 'a payout that was prepared is never changed';
end $$;
create trigger payout_never_changes before update or delete on payout
  for each row execute function payout_never_changes();

-- A payout is the sum of the answers that it pays.
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
create index expert_due_by_payout on expert_due (payout_id) where payout_id is not null;

-- down
drop index expert_due_by_payout;
drop trigger payout_adds_up on payout;
drop function payout_adds_up;
drop trigger payout_never_changes on payout;
drop function payout_never_changes;
drop trigger payout_run_never_changes on payout_run;
drop trigger expert_due_never_changes on expert_due;
drop function payout_step_is_taken_once;
