-- up
-- A question that its expert has proposed to a colleague, with a note that only the two and the staff read. When it ended,
-- and how, is in the lease of the same token.
create table hand_over (
  question_id text not null references question (id) on delete cascade,
  token integer not null,
  from_expert_id text not null references expert (id),
  to_expert_id text not null references expert (id),
  note text not null check (char_length(note) between 1 and 1000),
  -- Whether the colleague may read the draft, once they have taken the question over.
  shows_draft boolean not null,
  at timestamptz not null,
  primary key (question_id, token),
  check (from_expert_id <> to_expert_id)
);
create index hand_over_from on hand_over (from_expert_id);
create index hand_over_to on hand_over (to_expert_id);

-- down
drop table hand_over;
