-- up
-- What a text showed of a person in danger. While it stands (found and not dismissed) nothing is sold, asked or answered
-- by a machine. It goes with the question's words.
alter table question
  add column emergency jsonb,
  add column emergency_at timestamptz,
  add column emergency_dismissed_at timestamptz,
  -- Situations that the person has said to be no emergency: the same words do not bring the screen back.
  add column emergency_set_aside jsonb not null default '[]',
  -- Whether writing to the person about this question is safe; null where nobody has said.
  add column safe_to_write boolean,
  add constraint question_emergency_dated check ((emergency is null) = (emergency_at is null));
create index question_emergency_stands on question (emergency_at)
  where emergency_at is not null and emergency_dismissed_at is null;

-- down
drop index question_emergency_stands;
alter table question
  drop constraint question_emergency_dated,
  drop column safe_to_write,
  drop column emergency_set_aside,
  drop column emergency_dismissed_at,
  drop column emergency_at,
  drop column emergency;
