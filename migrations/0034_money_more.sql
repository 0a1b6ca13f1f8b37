-- up
-- Events of one customer of the provider are handled together; what an event is about is kept with it.
alter table provider_event add column aggregate text;
alter table provider_event add column payment text;
alter table provider_event add column subscription text;
create index provider_event_waiting on provider_event (coalesce(aggregate, object_id)) where handled_at is null;

-- A dispute may be told before its payment is known here: it is linked once the payment is settled.
alter table dispute alter column charge_id drop not null;
alter table dispute add column payment_intent text;
update dispute d set payment_intent = c.payment_intent from charge c where c.id = d.charge_id;
create index dispute_unlinked on dispute (payment_intent) where charge_id is null;

-- `waits`: the bank decides about the payment first. `by_bank`: it has given the money back itself.
alter table refund drop constraint refund_state_check;
alter table refund add constraint refund_state_check
  check (state in ('asked', 'sent', 'done', 'failed', 'waits', 'by_bank'));
-- Asked again after a dispute was won, it is another request to the provider.
alter table refund add column tries integer not null default 1 check (tries > 0);

-- A transfer that the bank returned: the run stays as it was written, its answers are owed again.
create table payout_return (
  payout_id text primary key references payout (id),
  returned_at timestamptz not null,
  returned_by text not null references person (id),
  reason text not null check (length(reason) between 3 and 500)
);
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
create function expert_due_never_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'payout_id' = to_jsonb(old) - 'payout_id'
     and (old.payout_id is null
          or (new.payout_id is null and exists (select from payout_return where payout_id = old.payout_id))) then
    return new;
  end if;
  raise exception 'a row of expert_due is never changed';
end $$;
drop trigger expert_due_never_changes on expert_due;
create trigger expert_due_never_changes before update or delete on expert_due
  for each row execute function expert_due_never_changes();

-- down
drop trigger expert_due_never_changes on expert_due;
drop function expert_due_never_changes;
create trigger expert_due_never_changes before update or delete on expert_due
  for each row execute function payout_step_is_taken_once('payout_id');
drop table payout_return;
drop function payout_return_is_kept;
alter table refund drop column tries;
alter table refund drop constraint refund_state_check;
update refund set state = 'failed', failure = 'charge_disputed' where state in ('waits', 'by_bank');
alter table refund add constraint refund_state_check check (state in ('asked', 'sent', 'done', 'failed'));
drop index dispute_unlinked;
delete from dispute where charge_id is null;
alter table dispute drop column payment_intent;
alter table dispute alter column charge_id set not null;
drop index provider_event_waiting;
alter table provider_event drop column subscription;
alter table provider_event drop column payment;
alter table provider_event drop column aggregate;
