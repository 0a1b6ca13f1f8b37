-- up
-- A sample case that an applicant may be asked to answer, and what somebody who did not know the name thought of it.
alter table expert_application
  add column trial jsonb,
  drop constraint expert_application_state_check,
  add constraint expert_application_state_check check (state in
    ('in_review', 'info_requested', 'trial_case', 'approved', 'active', 'rejected', 'withdrawn', 'expired')),
  add constraint expert_application_trial check (state <> 'trial_case' or (trial is not null and trial->>'answer' is null));
drop index expert_application_waiting;
create unique index expert_application_waiting on expert_application (lower(email))
  where state in ('in_review', 'info_requested', 'trial_case', 'approved');

-- down
drop index expert_application_waiting;
alter table expert_application drop constraint expert_application_trial, drop constraint expert_application_state_check;
update expert_application set state = 'in_review' where state = 'trial_case';
alter table expert_application
  add constraint expert_application_state_check check (state in
    ('in_review', 'info_requested', 'approved', 'active', 'rejected', 'withdrawn', 'expired')),
  drop column trial;
create unique index expert_application_waiting on expert_application (lower(email))
  where state in ('in_review', 'info_requested', 'approved');
