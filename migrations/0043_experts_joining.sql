-- up
-- From an application to an expert at their desk, and from there to the end: states, who decided, what was asked.
drop index expert_application_waiting;
alter table expert_application
  drop constraint expert_application_state_check,
  drop constraint expert_application_check,
  drop constraint expert_application_check1;
-- An approval of before named no titles: it is examined again.
update expert_application set state = 'in_review', decided_at = null, decided_by = null
  where state in ('submitted', 'approved');
alter table expert_application
  alter column state set default 'in_review',
  add column state_at timestamptz,
  add column reviewer text references person (id) on delete set null,
  add column reviewer_until timestamptz,
  add column approved_once_by text references person (id) on delete set null,
  add column rejected_by text references person (id) on delete set null,
  add column appealed_at timestamptz,
  add column said text,
  add column asked jsonb not null default '[]',
  add column granted jsonb,
  add column slug text unique,
  add column expert_id text unique references expert (id) on delete set null,
  add column lawful_at timestamptz,
  add column iban_sealed bytea,
  add column iban_end text,
  add column papers_gone_at timestamptz,
  add constraint expert_application_state_check check (state in
    ('in_review', 'info_requested', 'approved', 'active', 'rejected', 'withdrawn', 'expired')),
  add constraint expert_application_reason check (state <> 'rejected' or reason <> ''),
  add constraint expert_application_decided check (state not in ('approved', 'active', 'rejected') or decided_at is not null),
  add constraint expert_application_lease check ((reviewer_until is null) or state = 'in_review'),
  add constraint expert_application_asked check (state <> 'info_requested' or jsonb_array_length(asked) > 0),
  add constraint expert_application_granted check (state not in ('approved', 'active')
    or (granted is not null and slug is not null)),
  add constraint expert_application_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  add constraint expert_application_iban check ((iban_sealed is null) = (iban_end is null));
update expert_application set state_at = coalesce(decided_at, submitted_at);
alter table expert_application alter column state_at set not null;
-- One application of an address runs at a time.
create unique index expert_application_waiting on expert_application (lower(email))
  where state in ('in_review', 'info_requested', 'approved');
create index expert_application_by_siret on expert_application (siret);
create index expert_application_reviewer on expert_application (reviewer) where reviewer is not null;
create index expert_application_approver on expert_application (approved_once_by) where approved_once_by is not null;
create index expert_application_rejecter on expert_application (rejected_by) where rejected_by is not null;

alter table expert
  drop constraint expert_state_check,
  add constraint expert_state_check check (state in
    ('onboarding', 'active', 'restricted', 'suspended', 'leaving', 'left', 'terminated')),
  add column picture_key text,
  add column terms_version text,
  add column state_reason text,
  add column state_at timestamptz,
  add constraint expert_statement check (state not in ('suspended', 'terminated') or state_at is null or state_reason <> '');
-- A letter about a title that ends is sent once for each of the three days: before, shortly before, and then.
alter table expert_title add column warned_days smallint check (warned_days in (30, 7, 0));
create index expert_title_ending on expert_title (valid_until) where valid_until is not null;

-- down
drop index expert_title_ending;
alter table expert_title drop column warned_days;
update expert set state = 'left' where state in ('leaving', 'terminated', 'onboarding');
alter table expert
  drop constraint expert_statement,
  drop constraint expert_state_check,
  add constraint expert_state_check check (state in ('active', 'restricted', 'suspended', 'left')),
  drop column picture_key,
  drop column terms_version,
  drop column state_reason,
  drop column state_at;
drop index expert_application_rejecter;
drop index expert_application_approver;
drop index expert_application_reviewer;
drop index expert_application_by_siret;
drop index expert_application_waiting;
delete from application_paper where application_id in
  (select id from expert_application where state in ('withdrawn', 'expired', 'info_requested'));
delete from expert_application where state in ('withdrawn', 'expired', 'info_requested');
alter table expert_application
  drop constraint expert_application_state_check,
  drop constraint expert_application_reason,
  drop constraint expert_application_decided,
  drop constraint expert_application_lease,
  drop constraint expert_application_asked,
  drop constraint expert_application_granted,
  drop constraint expert_application_slug,
  drop constraint expert_application_iban,
  alter column state set default 'submitted';
update expert_application set state = 'submitted', decided_at = null, decided_by = null where state = 'in_review';
update expert_application set state = 'approved' where state = 'active';
alter table expert_application
  drop column state_at,
  drop column reviewer,
  drop column reviewer_until,
  drop column approved_once_by,
  drop column rejected_by,
  drop column appealed_at,
  drop column said,
  drop column asked,
  drop column granted,
  drop column slug,
  drop column expert_id,
  drop column lawful_at,
  drop column iban_sealed,
  drop column iban_end,
  drop column papers_gone_at,
  add constraint expert_application_state_check check (state in ('submitted', 'approved', 'rejected')),
  add constraint expert_application_check check ((state = 'submitted') = (decided_at is null)),
  add constraint expert_application_check1 check (state <> 'rejected' or reason <> '');
create unique index expert_application_waiting on expert_application (lower(email)) where state = 'submitted';
