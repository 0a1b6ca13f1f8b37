-- up
-- All of it stands among the contributions.
drop table answer;

-- down
create table answer (
  question_id text primary key references question (id) on delete cascade,
  expert_id text not null references expert (id),
  data jsonb not null,
  at timestamptz not null
);
insert into answer (question_id, expert_id, data, at)
select distinct on (question_id) question_id, expert_id, content -> 'answer', at
  from contribution where content ? 'answer' order by question_id, version desc;
