-- up
-- Somebody who left may come back with a new application: of the former one, since when its contract is over.
alter table expert_application
  add column over_at timestamptz,
  -- Who was accepted and has not opened their page is reminded once.
  add column reminded_at timestamptz,
  add constraint expert_application_over check (over_at is null or expert_id is null);

-- down
alter table expert_application
  drop constraint expert_application_over,
  drop column reminded_at,
  drop column over_at;
