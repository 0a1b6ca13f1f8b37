-- concurrent
-- up
create index concurrently if not exists mail_outbox_gather on mail_outbox (gather) where gather is not null;

-- down
drop index if exists mail_outbox_gather;
