-- up
-- How far the clock of a demonstration is ahead: one row once it was moved, none in a live product.
create table time_control (
  one boolean primary key default true check (one),
  ahead_seconds integer not null check (ahead_seconds >= 0)
);

-- down
drop table time_control;
