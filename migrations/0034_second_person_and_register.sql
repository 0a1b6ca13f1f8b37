-- up
-- Since when an application waits for the second of two approvals.
alter table expert_application add column approved_once_at timestamptz;

-- What the register of companies said of the applicant's number, and when; both are null where it was not asked or did not
-- answer. Without a number in it: it does not know this one.
alter table expert_application add column register_said jsonb;
alter table expert_application add column register_at timestamptz;

-- down
alter table expert_application drop column register_at;
alter table expert_application drop column register_said;
alter table expert_application drop column approved_once_at;
