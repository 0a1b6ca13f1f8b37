-- up
-- Clients who are told when an hour of the specialist frees, in the order in which they asked (src/meetings/waiting-list).
create table meeting_slot_alert (
  meeting_id text primary key references meeting (id) on delete cascade,
  -- With another specialist the request waits no longer.
  specialist_id text not null references expert (id) on delete cascade,
  asked_at timestamptz not null,
  -- The hour that was announced last.
  alerted_slot timestamptz
);
create index meeting_slot_alert_order on meeting_slot_alert (specialist_id, asked_at);

-- down
drop table meeting_slot_alert;
