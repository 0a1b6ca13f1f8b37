-- up
alter table assistant_usage
  -- ask, preview or follow: what the model was called for.
  add column task text,
  -- What the provider says that answered, and the hash of the prompt's words.
  add column version text,
  add column prompt text,
  -- Milliseconds: of the whole call, and until its first word.
  add column latency integer,
  add column first_token integer,
  -- Sentences that were not shown, by reason; `withheld` is their number.
  add column dropped jsonb not null default '{}',
  -- running: booked with the most that it may use, until it ends. over-…: a budget was spent, paused: the model had just
  -- failed several times; no call was made then.
  add column outcome text not null default 'shown' check (
    outcome in ('running', 'shown', 'unusable', 'late', 'failed',
      'over-person', 'over-address', 'over-day', 'over-house', 'paused')),
  -- A hash of the client's address that changes every day, removed the day after.
  add column address_key text;
create index assistant_usage_by_time on assistant_usage (at);
create index assistant_usage_by_question on assistant_usage (question_id);

-- down
drop index assistant_usage_by_question, assistant_usage_by_time;
alter table assistant_usage
  drop column task, drop column version, drop column prompt, drop column latency, drop column first_token,
  drop column dropped, drop column outcome, drop column address_key;
