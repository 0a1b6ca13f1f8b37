-- The monitoring asks every few seconds how the last three days went; none of that reads a table whole.
-- concurrent
-- up
create index concurrently if not exists mail_outbox_queued on mail_outbox (created_at) where state = 'queued';
create index concurrently if not exists provider_event_received on provider_event (received_at);
create index concurrently if not exists purchase_held_at on purchase (held_at) where held_at is not null;

-- down
drop index if exists mail_outbox_queued;
drop index if exists provider_event_received;
drop index if exists purchase_held_at;
