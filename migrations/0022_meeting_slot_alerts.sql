-- up
-- Clients who are told when an hour of the specialist frees, in the order in which they asked (src/meetings/waiting-list).
create table meeting_slot_alert (
  meeting_id text primary key references meeting (id) on delete cascade,
  -- With another specialist the request waits no longer.
  specialist_id text not null references expert (id) on delete cascade,
  asked_at timestamptz not null
);
create index meeting_slot_alert_order on meeting_slot_alert (specialist_id, asked_at);

-- The hours that each has been told of. Forgotten once the hour is taken: freed again, it is news again.
create table meeting_slot_told (
  meeting_id text not null references meeting_slot_alert (meeting_id) on delete cascade,
  specialist_id text not null references expert (id) on delete cascade,
  slot timestamptz not null,
  primary key (meeting_id, specialist_id, slot)
);
create index meeting_slot_told_slot on meeting_slot_told (specialist_id, slot);

-- down
drop table meeting_slot_told;
drop table meeting_slot_alert;
