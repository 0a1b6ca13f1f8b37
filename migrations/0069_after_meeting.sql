-- up
-- After a meeting: the specialist's summary, in the request's life, and the client's review, once.
alter table meeting add constraint meeting_after_check check (
  not (life ?| array['summary', 'reviewed']) or state in ('completed', 'archived')),
  add constraint meeting_summary_check check (length(life->>'summary') between 1 and 1000);
-- A review outlives what it is about, so neither is a reference.
alter table review
  add column meeting_id text unique,
  add constraint review_of_one check (question_id is null or meeting_id is null);

-- down
alter table review drop constraint review_of_one, drop column meeting_id;
alter table meeting drop constraint meeting_summary_check, drop constraint meeting_after_check;
