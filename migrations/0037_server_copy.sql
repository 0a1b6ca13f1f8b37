-- up
-- When pgBackRest last copied the server whole or in part (deploy/compose writes it): one row, none where it copies nothing.
create table server_copy (
  one boolean primary key default true check (one),
  ended_at timestamptz not null
);

-- down
drop table server_copy;
