-- up
-- A meeting request has a life of its own, decided in one place and kept whole; the columns beside it are what the
-- database itself holds to rules.
alter table meeting drop constraint meeting_state_check;
alter table meeting drop constraint meeting_check;
drop index meeting_live;
alter table meeting add column life jsonb, add column next_due_at timestamptz;
update meeting set state = case
    when state = 'done' then 'completed'
    when state = 'requested' and specialist_id is not null then 'offered'
    else state end;
update meeting set
  life = jsonb_build_object(
    'state', state, 'specialist', specialist_id, 'declined', to_jsonb(declined),
    'searchSince', floor(extract(epoch from created_at) * 1000), 'widened', false,
    'offerUntil', case when state = 'offered' then floor(extract(epoch from updated_at) * 1000) + 14400000 end,
    'lookAt', null, 'place', place, 'moved', 0, 'reminders', 0, 'revoked', false, 'missed', null, 'cancelledBy', null,
    'slots', case when state = 'proposed' then jsonb_build_array(floor(extract(epoch from meets_at) * 1000)) else '[]' end,
    'proposedAt', case when state = 'proposed' then floor(extract(epoch from updated_at) * 1000) end,
    'meetsAt', case when state in ('scheduled', 'completed') then floor(extract(epoch from meets_at) * 1000) end,
    'confirmed', jsonb_build_object('client', false, 'specialist', false),
    'grantedUntil', floor(extract(epoch from granted_until) * 1000)),
  meets_at = case when state in ('scheduled', 'completed') then meets_at end,
  next_due_at = case when state in ('requested', 'offered', 'proposed', 'scheduled', 'completed') then updated_at end;
alter table meeting
  alter column life set not null,
  add constraint meeting_state_check check (state in ('requested', 'offered', 'waitlisted', 'proposed', 'scheduled',
    'held', 'completed', 'no_show', 'archived', 'cancelled')),
  add constraint meeting_life_check check (life->>'state' = state),
  add constraint meeting_with_check check (state not in ('offered', 'proposed', 'scheduled', 'held')
    or specialist_id is not null),
  add constraint meeting_time_check check (state not in ('scheduled', 'held', 'completed') or meets_at is not null);
create unique index meeting_live on meeting (question_id)
  where state in ('requested', 'offered', 'waitlisted', 'proposed', 'scheduled', 'held');
create index meeting_due on meeting (next_due_at) where next_due_at is not null;

-- The quarters of an hour that an agreed meeting takes: nobody can be in two places at once.
create table meeting_quarter (
  specialist_id text not null references expert (id),
  quarter timestamptz not null check (extract(epoch from quarter)::bigint % 900 = 0),
  meeting_id text not null references meeting (id) on delete cascade,
  primary key (specialist_id, quarter)
);
create index meeting_quarter_by_meeting on meeting_quarter (meeting_id);

-- What happened to a request and who read the exchanges, for the client to see.
create table meeting_event (
  id bigint generated always as identity primary key,
  meeting_id text not null references meeting (id) on delete cascade,
  at timestamptz not null,
  actor text not null check (actor in ('client', 'specialist', 'house')),
  event text not null,
  specialist_id text references expert (id)
);
create index meeting_event_by_meeting on meeting_event (meeting_id, id);

alter table alert add column seen_by text references person (id);
create index alert_open on alert (at desc) where seen_at is null;

-- down
drop index alert_open;
alter table alert drop column seen_by;
drop table meeting_event;
drop table meeting_quarter;
drop index meeting_due;
drop index meeting_live;
alter table meeting
  drop constraint meeting_state_check, drop constraint meeting_life_check, drop constraint meeting_with_check,
  drop constraint meeting_time_check;
update meeting set state = case
    when state in ('completed', 'archived', 'held') then 'done'
    when state in ('offered', 'waitlisted') then 'requested'
    when state = 'no_show' or (state = 'proposed' and meets_at is null) then 'cancelled'
    else state end;
alter table meeting
  drop column life, drop column next_due_at,
  add constraint meeting_state_check check (state in ('requested', 'proposed', 'scheduled', 'done', 'cancelled')),
  add constraint meeting_check check (state not in ('proposed', 'scheduled')
    or (specialist_id is not null and meets_at is not null));
create unique index meeting_live on meeting (question_id) where state in ('requested', 'proposed', 'scheduled');
