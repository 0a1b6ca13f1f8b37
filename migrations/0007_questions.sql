-- up

create table question (
  id text primary key,
  -- What people say and read; the first question is not number 1.
  number integer generated always as identity (start with 4100),
  person_id text not null references person (id),
  category text not null,
  sub_category text,
  locale text not null check (locale in ('fr', 'en')),
  title text not null,
  body text not null,
  -- The day by which the client needs the answer, once the client has confirmed it.
  needed_by text,
  -- A day found in the client's text, until the client has confirmed or refused it.
  proposed_deadline text check (proposed_deadline ~ '^\d{4}-\d{2}-\d{2}$'),
  deadline_settled_at timestamptz,
  -- The whole state (src/questions/lifecycle); the columns below are derived from it in the same update.
  life jsonb not null,
  state text not null check (state in ('DRAFT', 'INTAKE', 'PREVIEWED', 'UNLOCKING', 'QUEUED', 'OFFERED', 'ASSIGNED',
    'NEEDS_CLIENT', 'ANSWERED', 'FOLLOW_UP', 'UNSERVED', 'CLOSED')),
  payment text not null check (payment in ('NONE', 'FREE', 'HELD', 'CAPTURED', 'PLAN', 'VOIDED', 'REFUNDED')),
  meeting text not null check (meeting in ('NONE', 'OPEN', 'DONE')),
  claim text not null check (claim in ('NONE', 'OPEN', 'GRANTED', 'REFUSED')),
  close_reason text check (close_reason in ('client', 'no_expert', 'no_reply', 'auto', 'admin', 'abandoned')),
  free_slot text not null check (free_slot in ('none', 'reserved', 'counted')),
  -- Counts the updates: one that started from an earlier version is refused.
  version integer not null check (version > 0),
  expert_id text references expert (id),
  requested_expert_id text references expert (id),
  purchase_id text references purchase (id),
  assistant_busy_since timestamptz,
  -- The beginning of the message that the assistant is writing; null again once the message is stored.
  assistant_words text,
  -- What a text showed of a person in danger. While it stands (found and not dismissed) nothing is sold, and no machine
  -- asks or answers. It is erased with the question's texts.
  emergency jsonb,
  emergency_at timestamptz,
  emergency_dismissed_at timestamptz,
  -- Situations that the person has said to be no emergency: the same text does not bring the screen back.
  emergency_set_aside jsonb not null default '[]',
  -- Whether writing to the person about this question is safe; null where nobody has said.
  safe_to_write boolean,
  next_due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  -- When question and answer became public, with the client's consent and without a name.
  published_at timestamptz,
  -- Only an answered question is published.
  check (published_at is null or answered_at is not null),
  check ((state = 'CLOSED') = (close_reason is not null)),
  -- From the acceptance on there is an expert.
  check (state not in ('ASSIGNED', 'NEEDS_CLIENT', 'ANSWERED', 'FOLLOW_UP') or expert_id is not null),
  constraint question_emergency_dated check ((emergency is null) = (emergency_at is null))
);
create index question_by_person on question (person_id, created_at desc, id desc);
create index question_by_expert on question (expert_id, updated_at desc) where expert_id is not null;
create index question_due on question (next_due_at) where next_due_at is not null;
create index question_waiting on question (state, category) where state in ('QUEUED', 'OFFERED', 'UNSERVED');
create index question_purchase on question (purchase_id) where purchase_id is not null;
create index question_published on question (locale, category, published_at desc) where published_at is not null;
create index question_emergency_stands on question (emergency_at)
  where emergency_at is not null and emergency_dismissed_at is null;

-- The history of a question.
create table question_event (
  id bigint generated always as identity primary key,
  question_id text not null references question (id) on delete cascade,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('client', 'assistant', 'expert', 'payment', 'system', 'staff')),
  actor_id text,
  event text not null,
  from_state text not null,
  to_state text not null,
  reason text,
  data jsonb not null default '{}'
);
create index question_event_by_question on question_event (question_id, id);

-- An expert's right to answer an offer, or to work on the question, for a limited time.
create table lease (
  question_id text not null references question (id) on delete cascade,
  token integer not null check (token > 0),
  expert_id text not null references expert (id),
  kind text not null check (kind in ('offer', 'broadcast', 'work')),
  -- The fee of the offer, which the lease to work keeps.
  fee integer check (fee >= 0),
  granted_at timestamptz not null,
  expires_at timestamptz,
  score jsonb,
  ended_at timestamptz,
  outcome text,
  primary key (question_id, token, expert_id),
  check ((ended_at is null) = (outcome is null))
);
-- One expert at a time works on a question, and one at a time has an offer of their own.
create unique index lease_one_work on lease (question_id) where kind = 'work' and ended_at is null;
create unique index lease_one_offer on lease (question_id) where kind = 'offer' and ended_at is null;
create index lease_open_by_expert on lease (expert_id) where ended_at is null;

-- The conversation, as a chain of hashes.
create table message (
  id text primary key,
  question_id text not null references question (id) on delete cascade,
  seq integer not null,
  author text not null check (author in ('client', 'assistant', 'expert', 'house')),
  author_id text,
  author_name text,
  kind text not null check (kind in ('text', 'intake', 'preview', 'info_request', 'answer', 'event')),
  body text not null default '',
  data jsonb,
  locale text not null check (locale in ('fr', 'en')),
  at timestamptz not null,
  previous_hash text not null,
  hash text not null,
  unique (question_id, seq),
  -- The assistant never asks for documents or answers as an expert; only an expert answers.
  check (author <> 'assistant' or kind in ('text', 'intake', 'preview')),
  check (kind <> 'answer' or author = 'expert')
);

create table attachment (
  id text primary key,
  person_id text not null references person (id),
  question_id text references question (id) on delete set null,
  message_id text references message (id) on delete set null,
  side text not null check (side in ('client', 'expert')),
  file_key text not null unique,
  name text not null,
  type text not null,
  size integer not null check (size > 0 and size <= 5242880),
  pages integer,
  body text,
  at timestamptz not null
);
create index attachment_by_question on attachment (question_id);
create index attachment_by_person on attachment (person_id);
create index attachment_loose on attachment (at) where question_id is null;

-- What the assistant has gathered for the expert.
create table brief (
  question_id text primary key references question (id) on delete cascade,
  data jsonb not null,
  at timestamptz not null
);

-- An answer is a list of contributions: what was delivered is added, never replaced.
create table contribution (
  id text primary key,
  question_id text not null references question (id),
  version integer not null check (version > 0),
  kind text not null check (kind in ('answer', 'follow_up', 'correction')),
  -- The version that this one replaces for the reader.
  replaces integer check (replaces < version),
  author_kind text not null check (author_kind in ('expert', 'assistant', 'assistant_edited')),
  expert_id text not null references expert (id),
  -- The name at the time of writing.
  author_name text,
  at timestamptz not null,
  -- The structured answer, or the text of a reply: {"answer": {...}} or {"text": "..."}.
  content jsonb,
  -- SHA-256 of name and content, kept when the two are erased: the chain stays verifiable.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  erased_at timestamptz,
  -- The fee of the offer, in cents; what was booked of it is in `expert_due`.
  fee_quoted integer not null check (fee_quoted >= 0),
  -- The lease under which it was delivered.
  lease_token integer,
  previous_hash text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  unique (question_id, version),
  -- One delivery under each lease.
  unique (question_id, lease_token),
  check ((kind = 'correction') = (replaces is not null)),
  -- The first contribution begins the chain.
  check ((version = 1) = (previous_hash = '')),
  -- Content and name are only missing where they were erased.
  check (erased_at is not null or (content is not null and author_name is not null))
);
create index contribution_by_expert on contribution (expert_id, at);
-- Nothing changes, except that a transaction which sets `clairavis.erasing` erases content and name.
create function contribution_never_changes() returns trigger language plpgsql as $$
declare
  erased text[] := array['content', 'author_name', 'erased_at'];
begin
  if tg_op = 'UPDATE' and current_setting('clairavis.erasing', true) = 'yes' and new.erased_at is not null
     and to_jsonb(new) - erased = to_jsonb(old) - erased then
    return new;
  end if;
  raise exception 'a contribution is never changed';
end $$;
create trigger contribution_never_changes before update or delete on contribution
  for each row execute function contribution_never_changes();
create trigger contribution_not_emptied before truncate on contribution
  for each statement execute function refuse_truncate();

create table answer_draft (
  question_id text not null references question (id) on delete cascade,
  expert_id text not null references expert (id),
  data jsonb not null,
  saved_at timestamptz not null,
  primary key (question_id, expert_id)
);

create table assistant_usage (
  id bigint generated always as identity primary key,
  question_id text not null references question (id) on delete cascade,
  provider text not null,
  model text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  cents numeric(10, 4) not null,
  -- How many sentences of the model were not shown, because none of its sources supports them.
  withheld integer not null default 0,
  at timestamptz not null
);

-- The text that somebody is typing before it is a question.
create table draft (
  person_id text primary key references person (id),
  body text not null,
  category text,
  sub_category text,
  saved_at timestamptz not null
);

-- A link by which a client lets somebody else read the question.
create table share (
  id text primary key,
  token_hash text not null unique,
  question_id text not null references question (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz
);

-- A link by which a client continues on the telephone.
create table phone_link (
  token_hash text primary key,
  question_id text not null references question (id) on delete cascade,
  person_id text not null references person (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What a client agreed to publish, in a text without a name, and what the staff decided.
create table publication (
  question_id text primary key references question (id) on delete cascade,
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  -- The answer as it is shown, without the client's personal data.
  answer jsonb not null,
  -- The sentence that was agreed to, and when.
  consent text not null check (consent <> ''),
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  decided_at timestamptz,
  reason text,
  check ((state = 'waiting') = (decided_at is null)),
  -- A refusal has a reason.
  check ((state = 'refused') = (reason is not null))
);
create index publication_waiting on publication (asked_at) where state = 'waiting';

-- Experts with whom a client does not want to be matched any more.
create table expert_stop (
  person_id text not null references person (id) on delete cascade,
  expert_id text not null references expert (id) on delete cascade,
  since timestamptz not null,
  primary key (person_id, expert_id)
);

-- What a member of the staff has to look at.
create table alert (
  id text primary key,
  question_id text references question (id) on delete cascade,
  template text not null,
  data jsonb not null,
  at timestamptz not null,
  seen_at timestamptz,
  seen_by text references person (id)
);
create index alert_open on alert (at desc) where seen_at is null;

-- Counts per day, without anybody's identity.
create table funnel (
  day date not null,
  step text not null check (step in ('asked', 'preview', 'email', 'held', 'accepted', 'answered', 'kept')),
  category text not null,
  locale text not null,
  -- One of sixteen rows is chosen at random, so that the clients of a day do not all wait for one row lock.
  shard smallint not null,
  count integer not null,
  primary key (day, step, category, locale, shard)
);

-- A client's request to meet a specialist nearby. The specialist reads the exchanges with the assistant from the
-- acceptance until `granted_until`.
create table meeting (
  id text primary key,
  question_id text not null references question (id) on delete cascade,
  person_id text not null references person (id),
  -- The whole state (src/questions/meetings/lifecycle.ts); the columns beside it serve constraints and indexes.
  life jsonb not null,
  state text not null default 'requested' check (state in ('requested', 'offered', 'waitlisted', 'proposed',
    'scheduled', 'held', 'completed', 'no_show', 'archived', 'cancelled')),
  specialist_id text references expert (id),
  declined text[] not null default '{}',
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text not null check (email like '%_@_%'),
  phone text not null check (phone <> ''),
  address text not null check (address <> ''),
  postal_code text not null check (postal_code ~ '^\d{5}$'),
  city text not null check (city <> ''),
  country text not null check (country in ('fr', 'ma')),
  meets_at timestamptz,
  place text,
  -- The messages that the client withholds from the specialist, by their ids.
  withheld text[] not null default '{}',
  next_due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  granted_until timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz,
  -- Access is granted to somebody.
  constraint meeting_grant_check check (granted_until is null or specialist_id is not null),
  constraint meeting_life_check check (life->>'state' = state),
  -- An offered meeting has a specialist, and an agreed one a time.
  constraint meeting_with_check
    check (state not in ('offered', 'proposed', 'scheduled', 'held') or specialist_id is not null),
  constraint meeting_time_check check (state not in ('scheduled', 'held', 'completed') or meets_at is not null),
  -- Summary and review come after the meeting.
  constraint meeting_after_check
    check (not (life ?| array['summary', 'reviewed']) or state in ('completed', 'archived')),
  constraint meeting_summary_check check (length(life->>'summary') between 1 and 1000),
  constraint meeting_withheld_check check (cardinality(withheld) <= 500)
);
-- One live request per question.
create unique index meeting_live on meeting (question_id)
  where state in ('requested', 'offered', 'waitlisted', 'proposed', 'scheduled', 'held');
create index meeting_by_question on meeting (question_id, created_at desc);
create index meeting_by_person on meeting (person_id);
create index meeting_by_specialist on meeting (specialist_id, updated_at desc) where specialist_id is not null;
create index meeting_due on meeting (next_due_at) where next_due_at is not null;

-- The quarters of an hour that an agreed meeting takes. The primary key is the promise: a specialist has one meeting at
-- a time.
create table meeting_quarter (
  specialist_id text not null references expert (id),
  quarter timestamptz not null check (extract(epoch from quarter)::bigint % 900 = 0),
  meeting_id text not null references meeting (id) on delete cascade,
  primary key (specialist_id, quarter)
);
create index meeting_quarter_by_meeting on meeting_quarter (meeting_id);

-- The history of a request and every reading of the exchanges, for the client to see.
create table meeting_event (
  id bigint generated always as identity primary key,
  meeting_id text not null references meeting (id) on delete cascade,
  at timestamptz not null,
  actor text not null check (actor in ('client', 'specialist', 'house')),
  event text not null,
  specialist_id text references expert (id)
);
create index meeting_event_by_meeting on meeting_event (meeting_id, id);

-- down
drop table meeting_event, meeting_quarter, meeting, funnel, alert, expert_stop, publication, phone_link, share, draft,
  assistant_usage, answer_draft, contribution, brief, attachment, message, lease, question_event, question;
drop function contribution_never_changes;
