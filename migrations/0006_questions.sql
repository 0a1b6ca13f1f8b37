-- up
create table question (
  id text primary key,
  number integer generated always as identity (start with 4100),
  person_id text not null references person (id),
  category text not null,
  sub_category text,
  locale text not null check (locale in ('fr', 'en')),
  title text not null,
  body text not null,
  needed_by text,
  -- The whole state of the rules; the columns below are kept from it in the same update.
  life jsonb not null,
  state text not null check (state in ('DRAFT', 'INTAKE', 'PREVIEWED', 'UNLOCKING', 'QUEUED', 'OFFERED', 'ASSIGNED',
    'NEEDS_CLIENT', 'ANSWERED', 'FOLLOW_UP', 'UNSERVED', 'CLOSED')),
  payment text not null check (payment in ('NONE', 'FREE', 'HELD', 'CAPTURED', 'PLAN', 'VOIDED', 'REFUNDED')),
  meeting text not null check (meeting in ('NONE', 'OPEN', 'DONE')),
  claim text not null check (claim in ('NONE', 'OPEN', 'GRANTED', 'REFUSED')),
  close_reason text check (close_reason in ('client', 'no_expert', 'no_reply', 'auto', 'admin', 'abandoned')),
  free_slot text not null check (free_slot in ('none', 'reserved', 'counted')),
  version integer not null check (version > 0),
  expert_id text references expert (id),
  requested_expert_id text references expert (id),
  purchase_id text references purchase (id),
  assistant_busy_since timestamptz,
  next_due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  -- The author agreed to show question and answer without a name.
  published_at timestamptz,
  check (published_at is null or answered_at is not null),
  check ((state = 'CLOSED') = (close_reason is not null)),
  check (state not in ('ASSIGNED', 'NEEDS_CLIENT', 'ANSWERED', 'FOLLOW_UP') or expert_id is not null)
);
create index question_by_person on question (person_id, created_at desc, id desc);
create index question_by_expert on question (expert_id, updated_at desc) where expert_id is not null;
create index question_due on question (next_due_at) where next_due_at is not null;
create index question_waiting on question (state, category) where state in ('QUEUED', 'OFFERED', 'UNSERVED');
create index question_purchase on question (purchase_id) where purchase_id is not null;

create index question_published on question (locale, category, published_at desc) where published_at is not null;

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

create table lease (
  question_id text not null references question (id) on delete cascade,
  token integer not null check (token > 0),
  expert_id text not null references expert (id),
  kind text not null check (kind in ('offer', 'broadcast', 'work')),
  granted_at timestamptz not null,
  expires_at timestamptz,
  score jsonb,
  ended_at timestamptz,
  outcome text,
  primary key (question_id, token, expert_id),
  check ((ended_at is null) = (outcome is null))
);
-- One expert works at a time, and one alone is asked at a time.
create unique index lease_one_work on lease (question_id) where kind = 'work' and ended_at is null;
create unique index lease_one_offer on lease (question_id) where kind = 'offer' and ended_at is null;
create index lease_open_by_expert on lease (expert_id) where ended_at is null;

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
  -- The machine's words are the assistant's and nobody else's.
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
create index attachment_loose on attachment (at) where question_id is null;

create table brief (
  question_id text primary key references question (id) on delete cascade,
  data jsonb not null,
  at timestamptz not null
);

create table answer (
  question_id text primary key references question (id) on delete cascade,
  expert_id text not null references expert (id),
  data jsonb not null,
  at timestamptz not null
);

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
  at timestamptz not null
);

create table draft (
  person_id text primary key references person (id),
  body text not null,
  category text,
  sub_category text,
  saved_at timestamptz not null
);

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

create table phone_link (
  token_hash text primary key,
  question_id text not null references question (id) on delete cascade,
  person_id text not null references person (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table alert (
  id text primary key,
  question_id text references question (id) on delete cascade,
  template text not null,
  data jsonb not null,
  at timestamptz not null,
  seen_at timestamptz
);

-- Counts per day, without anybody's identity.
create table funnel (
  day date not null,
  step text not null check (step in ('asked', 'preview', 'email', 'held', 'accepted', 'answered', 'kept')),
  category text not null,
  locale text not null,
  -- One of sixteen rows is taken at random: everybody who asks on a day would otherwise wait for one lock.
  shard smallint not null,
  count integer not null,
  primary key (day, step, category, locale, shard)
);

-- down
drop table funnel;
drop table alert;
drop table phone_link;
drop table share;
drop table draft;
drop table assistant_usage;
drop table answer_draft;
drop table answer;
drop table brief;
drop table attachment;
drop table message;
drop table lease;
drop table question_event;
drop table question;
