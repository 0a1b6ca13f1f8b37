-- up
-- What an expert has put into their draft from the machine's proposal, part by part. The answer is not sent before its
-- author has changed or confirmed each.
create table draft_proposal (
  question_id text not null references question (id) on delete cascade,
  expert_id text not null references expert (id),
  section text not null check (section in ('short', 'steps', 'deadlines', 'papers', 'limits', 'sources')),
  data jsonb not null,
  accepted_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (question_id, expert_id, section)
);
create index draft_proposal_by_expert on draft_proposal (expert_id);

-- down
drop table draft_proposal;
