-- up
-- A service by quote is a contract like the others: what was agreed to when it was ordered, how much of it is done, and
-- its withdrawal with a receipt.
alter table consent alter column quote_id drop not null;
alter table consent add column service_id text references service_request (id);
alter table consent add constraint consent_of_one check (num_nonnulls(quote_id, service_id) = 1);
create unique index consent_of_service on consent (service_id, kind) where service_id is not null;

alter table service_request add column done_percent smallint not null default 0;
alter table service_request add constraint service_request_done check (done_percent between 0 and 100);
alter table service_request drop constraint service_request_state_check;
alter table service_request drop constraint service_request_check;
alter table service_request drop constraint service_request_check1;
alter table service_request drop constraint service_request_check2;
alter table service_request drop constraint service_request_check3;
alter table service_request add constraint service_request_state check
  (state in ('requested', 'quoted', 'accepted', 'active', 'withdrawn', 'declined', 'expired'));
alter table service_request add constraint service_request_priced check
  (state in ('requested', 'declined', 'expired') or
   (amount is not null and signature is not null and expires_at is not null));
alter table service_request add constraint service_request_accepted check
  (state not in ('accepted', 'active', 'withdrawn') or (accepted_at is not null and text_version is not null));
alter table service_request add constraint service_request_paid check
  ((state in ('active', 'withdrawn')) = (paid_at is not null));
alter table service_request add constraint service_request_closed check
  ((state in ('declined', 'expired', 'withdrawn')) = (closed_at is not null));
alter table service_request add constraint service_request_begun check (done_percent = 0 or paid_at is not null);

alter table leaving alter column purchase_id drop not null;
alter table leaving add column service_id text references service_request (id);
alter table leaving add constraint leaving_of_one check (num_nonnulls(purchase_id, service_id) = 1);
alter table leaving add constraint leaving_of_service check (service_id is null or kind = 'withdraw');
create unique index leaving_of_service_once on leaving (service_id) where service_id is not null;

-- down
-- A receipt that was given cannot be taken back: where a service was withdrawn from, this stops here.
alter table leaving drop column service_id;
alter table leaving alter column purchase_id set not null;
alter table service_request drop constraint service_request_begun;
alter table service_request drop constraint service_request_closed;
alter table service_request drop constraint service_request_paid;
alter table service_request drop constraint service_request_accepted;
alter table service_request drop constraint service_request_priced;
alter table service_request drop constraint service_request_state;
alter table service_request drop constraint service_request_done;
alter table service_request drop column done_percent;
alter table service_request add constraint service_request_state_check check
  (state in ('requested', 'quoted', 'accepted', 'active', 'declined', 'expired'));
alter table service_request add constraint service_request_check check
  (state = 'requested' or state in ('declined', 'expired') or
   (amount is not null and signature is not null and expires_at is not null));
alter table service_request add constraint service_request_check1 check
  (state not in ('accepted', 'active') or (accepted_at is not null and text_version is not null));
alter table service_request add constraint service_request_check2 check ((state = 'active') = (paid_at is not null));
alter table service_request add constraint service_request_check3 check
  ((state in ('declined', 'expired')) = (closed_at is not null));
delete from consent where service_id is not null;
alter table consent drop column service_id;
alter table consent alter column quote_id set not null;
