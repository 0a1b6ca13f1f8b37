-- up
-- What the author of a question agreed to show to everybody, in words without a name, and what the house decided.
create table publication (
  question_id text primary key references question (id) on delete cascade,
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  -- The answer as it is shown, the author's own details taken out.
  answer jsonb not null,
  -- Which sentence was agreed to, and when.
  consent text not null check (consent <> ''),
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  decided_at timestamptz,
  reason text,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
create index publication_waiting on publication (asked_at) where state = 'waiting';

insert into publication (question_id, title, body, answer, consent, asked_at, state, decided_at)
select q.id, q.title, q.body, a.data, 'before', q.published_at, 'published', q.published_at
from question q join answer a on a.question_id = q.id
where q.published_at is not null and q.title <> '' and q.body <> '';

-- The search knows the words that are shown, never those that were asked.
create or replace function search_answer() returns trigger language plpgsql as $$
declare
  shown publication;
begin
  delete from search_entry where question_id = new.id;
  if new.published_at is not null then
    select * into shown from publication where question_id = new.id;
    if found then
      insert into search_entry (kind, ref, locale, category, title, body, words, question_id)
      values ('answer', new.id, new.locale, new.category, shown.title,
        left(concat_ws(E'\n', shown.answer ->> 'short', shown.body), 1500),
        search_words(new.locale, shown.title, coalesce(shown.answer ->> 'short', ''), shown.body), new.id);
    end if;
  end if;
  return null;
end $$;

-- down
create or replace function search_answer() returns trigger language plpgsql as $$
declare
  short text;
begin
  delete from search_entry where question_id = new.id;
  if new.published_at is not null then
    select data ->> 'short' into short from answer where question_id = new.id;
    insert into search_entry (kind, ref, locale, category, title, body, words, question_id)
    values ('answer', new.id, new.locale, new.category, new.title, left(concat_ws(E'\n', short, new.body), 1500),
      search_words(new.locale, new.title, coalesce(short, ''), new.body), new.id);
  end if;
  return null;
end $$;
drop table publication;
