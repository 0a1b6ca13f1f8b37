-- up
-- Experts from Morocco: the whole country is one area, written as its code where a French expert has a department.
alter table expert_application drop constraint expert_application_country_check;
alter table expert_application add constraint expert_application_country_check
  check (country in ('fr', 'be', 'ch', 'ca', 'lu', 'mc', 'ad', 'us', 'au', 'gb', 'ma'));
alter table expert drop constraint expert_department_check;
alter table expert add constraint expert_department_check check (department ~ '^(\d{2}|2[AB]|97\d|98\d|MA)$');

-- down
-- Where somebody has applied from Morocco, this stops here.
update expert set department = '99' where department = 'MA';
alter table expert drop constraint expert_department_check;
alter table expert add constraint expert_department_check check (department ~ '^(\d{2}|2[AB]|97\d|98\d)$');
alter table expert_application drop constraint expert_application_country_check;
alter table expert_application add constraint expert_application_country_check
  check (country in ('fr', 'be', 'ch', 'ca', 'lu', 'mc', 'ad', 'us', 'au', 'gb'));
