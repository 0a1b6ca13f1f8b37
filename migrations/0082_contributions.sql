-- up
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
  -- As it was when it was written.
  author_name text,
  at timestamptz not null,
  -- The structured answer, or the words of a reply: {"answer": {...}} or {"text": "..."}.
  content jsonb,
  -- SHA-256 of name and content, kept when the law has them erased: the chain stays verifiable.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  erased_at timestamptz,
  -- What the offer said, in cents; what was booked of it stands in expert_due.
  fee_quoted integer not null check (fee_quoted >= 0),
  -- The right to work under which it was delivered; null for what is older than this table.
  lease_token integer,
  previous_hash text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  unique (question_id, version),
  unique (question_id, lease_token),
  check ((kind = 'correction') = (replaces is not null)),
  check ((version = 1) = (previous_hash = '')),
  check (erased_at is not null or (content is not null and author_name is not null))
);
create index contribution_by_expert on contribution (expert_id, at);

-- What is JSON with sorted keys and no spaces: the same text that the product hashes.
create function canonical_json(value jsonb) returns text language sql immutable as $$
  select case jsonb_typeof(value)
    when 'object' then '{' || coalesce((select string_agg(to_json(key)::text || ':' || canonical_json(part), ','
      order by key collate "C") from jsonb_each(value) as pair (key, part)), '') || '}'
    when 'array' then '[' || coalesce((select string_agg(canonical_json(part), ',' order by place)
      from jsonb_array_elements(value) with ordinality as item (part, place)), '') || ']'
    when 'string' then to_json(value #>> '{}')::text
    else value::text end
$$;
create function sha256_of(value jsonb) returns text language sql immutable as $$
  select encode(sha256(convert_to(canonical_json(value), 'UTF8')), 'hex')
$$;

-- The conversation kept every answer that was sent; the table of answers only the last one.
do $$
declare
  sent record;
  before contribution;
  own contribution;
  made contribution;
begin
  for sent in
    select gen_random_uuid()::text as id, question_id, expert_id, name, at, content, seq from (
      select message.question_id, expert.id as expert_id,
             coalesce(message.author_name, expert.first_name || ' ' || expert.last_name) as name,
             date_trunc('milliseconds', message.at) as at,
             jsonb_build_object('answer', message.data -> 'answer') as content, message.seq
        from message join expert on expert.id = message.author_id
       where message.kind = 'answer' and message.data -> 'answer' is not null
      union all
      select answer.question_id, expert.id, expert.first_name || ' ' || expert.last_name,
             date_trunc('milliseconds', answer.at), jsonb_build_object('answer', answer.data), 1
        from answer join expert on expert.id = answer.expert_id
       where not exists (select from message join expert writer on writer.id = message.author_id
                          where message.question_id = answer.question_id and message.kind = 'answer'
                            and message.data -> 'answer' is not null)
    ) found order by question_id, seq
  loop
    select * into before from contribution
      where question_id = sent.question_id order by version desc limit 1;
    select * into own from contribution
      where question_id = sent.question_id and expert_id = sent.expert_id order by version desc limit 1;
    made.id := sent.id;
    made.question_id := sent.question_id;
    made.version := coalesce(before.version, 0) + 1;
    made.kind := case when before.version is null then 'answer' when own.version is null then 'follow_up'
                      else 'correction' end;
    made.replaces := own.version;
    made.author_kind := case when (select scripted from expert where id = sent.expert_id) then 'assistant'
                             else 'expert' end;
    made.expert_id := sent.expert_id;
    made.author_name := sent.name;
    made.at := sent.at;
    made.content := sent.content;
    made.content_hash := sha256_of(jsonb_build_object('name', sent.name, 'content', sent.content));
    made.erased_at := null;
    made.lease_token := null;
    made.fee_quoted := case when own.version is not null then 0 else coalesce(
      (select amount from expert_due due where due.question_id = sent.question_id and due.expert_id = sent.expert_id),
      (select max(fee) from expert_answer kept
        where kept.expert_id = sent.expert_id and date_trunc('milliseconds', kept.answered_at) = sent.at), 0) end;
    made.previous_hash := coalesce(before.hash, '');
    made.hash := sha256_of(jsonb_build_object('question', made.question_id, 'version', made.version,
      'kind', made.kind, 'replaces', made.replaces, 'authorKind', made.author_kind, 'expert', made.expert_id,
      'at', to_char(made.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'feeQuoted', made.fee_quoted,
      'contentHash', made.content_hash, 'previousHash', made.previous_hash));
    insert into contribution select made.*;
  end loop;
end $$;
drop function sha256_of;
drop function canonical_json;

-- Only an erasure that the law asks for, and that says so, takes a content away; everything else stays as it was written.
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
  for each statement execute function books_are_not_emptied();

-- What the offer of this right to work said; the work keeps what its offer said.
alter table lease add column fee integer check (fee >= 0);

-- A fee is booked once for each contribution.
alter table expert_due add column contribution_id text;
alter table expert_due disable trigger expert_due_never_changes;
update expert_due due set contribution_id = coalesce(
  (select id from contribution one where one.question_id = due.question_id and one.expert_id = due.expert_id
    order by version limit 1), due.question_id);
alter table expert_due enable trigger expert_due_never_changes;
alter table expert_due drop constraint expert_due_pkey;
alter table expert_due add primary key (contribution_id);
create index expert_due_by_question on expert_due (question_id);

-- A follow-up that was taken over counts for the earnings of its day, not for how fast questions are answered.
alter table expert_answer add column follow_up boolean not null default false;

-- down
alter table expert_answer drop column follow_up;
drop index expert_due_by_question;
alter table expert_due drop constraint expert_due_pkey;
alter table expert_due add primary key (question_id);
alter table expert_due drop column contribution_id;
alter table lease drop column fee;
drop table contribution;
drop function contribution_never_changes;
