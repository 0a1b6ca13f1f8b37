-- up
-- How many sentences of a model were not shown, because nothing that it was given holds what they claim.
alter table assistant_usage add column withheld integer not null default 0;

-- down
alter table assistant_usage drop column withheld;
