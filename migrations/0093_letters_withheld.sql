-- up
-- A letter that did not go out, because its person has said that writing to them is not safe: it is read in the account.
alter table mail_outbox drop constraint mail_outbox_state_check;
alter table mail_outbox add constraint mail_outbox_state_check
  check (state in ('queued', 'sent', 'failed', 'kept', 'withheld'));

-- down
update mail_outbox set state = 'failed', error = 'withheld' where state = 'withheld';
alter table mail_outbox drop constraint mail_outbox_state_check;
alter table mail_outbox add constraint mail_outbox_state_check check (state in ('queued', 'sent', 'failed', 'kept'));
