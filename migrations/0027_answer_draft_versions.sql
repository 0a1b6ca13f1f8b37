-- up
-- For each part of the draft: the version last written, and on which device.
alter table answer_draft add column marks jsonb not null default '{}';

-- Texts of parts that were replaced, or that could not take the place of what another device had written.
create table answer_draft_version (
  id bigint generated always as identity primary key,
  question_id text not null references question (id) on delete cascade,
  expert_id text not null references expert (id),
  section text not null check (section in ('short', 'steps', 'deadlines', 'papers', 'limits', 'sources')),
  data jsonb not null,
  device text,
  at timestamptz not null
);
create index answer_draft_version_by_draft on answer_draft_version (question_id, expert_id, id);

-- down
drop table answer_draft_version;
alter table answer_draft drop column marks;
