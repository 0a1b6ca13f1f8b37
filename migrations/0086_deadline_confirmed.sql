-- up
-- A day found in a client's words is proposed to the client and used only once confirmed. Days that were used without
-- having been asked about become proposals.
alter table question add column proposed_deadline text check (proposed_deadline ~ '^\d{4}-\d{2}-\d{2}$');
alter table question add column deadline_settled_at timestamptz;
update question set proposed_deadline = case when needed_by ~ '^\d{4}-\d{2}-\d{2}$' then needed_by end,
    needed_by = null, life = jsonb_set(life, '{neededBy}', 'null')
  where needed_by is not null and state <> 'CLOSED' and answered_at is null;
update brief set data = data - 'neededBy'
  where question_id in (select id from question where needed_by is null);

-- down
alter table question drop column deadline_settled_at;
alter table question drop column proposed_deadline;
