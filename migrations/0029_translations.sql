-- up
-- A text of a question in the other language, made once. `source` is the hash of the lines as their author wrote them,
-- so a corrected text has a translation of its own. waiting: a job makes it. unsafe: what the model wrote was not the
-- same text. failed: no model replied.
create table translation (
  question_id text not null references question (id) on delete cascade,
  source text not null,
  locale text not null check (locale in ('fr', 'en')),
  state text not null check (state in ('waiting', 'shown', 'unsafe', 'failed')),
  lines jsonb,
  tries integer not null default 0,
  at timestamptz not null,
  primary key (question_id, source, locale),
  check ((state = 'shown') = (lines is not null))
);

-- The brief as the built-in assistant writes it in the language that the client does not use.
alter table brief add column other jsonb;

-- down
alter table brief drop column other;
drop table translation;
