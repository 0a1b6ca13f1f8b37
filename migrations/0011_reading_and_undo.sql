-- up
-- The last message of the thread that was in its client's view, on any device; null where nobody knows (older questions).
alter table question add column read_up_to integer;
alter table question alter column read_up_to set default 0;
-- The papers of the answers that the client has ticked as gathered, in the words of the answer.
alter table question add column gathered jsonb not null default '[]';

-- An act that ends something, asked for and not carried out yet: the job of this name carries it out at `due_at`. Until
-- then it can be undone, which deletes the row; carried out or refused, it is deleted too.
create table undoable_act (
  id text primary key,
  act text not null,
  subject text not null,
  input jsonb not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  unique (act, subject)
);
create index undoable_act_subject on undoable_act (subject);

-- down
drop table undoable_act;
alter table question drop column gathered;
alter table question drop column read_up_to;
