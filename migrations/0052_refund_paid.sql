-- up
-- A refund that no card could receive is paid by another way: when, and with which reference of the bank.
alter table refund add column paid_at timestamptz;
alter table refund add column paid_reference text check (length(paid_reference) between 3 and 60);
alter table refund add constraint refund_paid check ((paid_at is null) = (paid_reference is null));
alter table refund add constraint refund_paid_once_failed check (paid_at is null or state = 'failed');

-- down
alter table refund drop constraint refund_paid_once_failed;
alter table refund drop constraint refund_paid;
alter table refund drop column paid_reference;
alter table refund drop column paid_at;
