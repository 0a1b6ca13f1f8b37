-- up
-- Consent by item: the messages that a client keeps from the specialist, by their ids.
alter table meeting add column withheld text[] not null default '{}',
  add constraint meeting_withheld_check check (cardinality(withheld) <= 500);

-- down
alter table meeting drop constraint meeting_withheld_check, drop column withheld;
