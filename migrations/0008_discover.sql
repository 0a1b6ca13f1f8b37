-- up

create extension if not exists unaccent;
create text search configuration words_fr (copy = french);
alter text search configuration words_fr alter mapping for hword, hword_part, word with unaccent, french_stem;
create text search configuration words_en (copy = english);
alter text search configuration words_en alter mapping for hword, hword_part, word with unaccent, english_stem;
-- Whole words without accents, for the vocabulary that corrects typing errors.
create text search configuration words_plain (copy = simple);
alter text search configuration words_plain alter mapping for hword, hword_part, word with unaccent, simple;

-- What the search finds: one row for each page and each published answer, derived by the triggers below.
create table search_entry (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('article', 'faq', 'legal', 'portrait', 'category', 'sub-category', 'answer')),
  ref text not null,
  locale text not null check (locale in ('fr', 'en')),
  category text,
  title text not null,
  -- The beginning of the text, from which a snippet is cut.
  body text not null,
  words tsvector not null,
  content_id text unique references content (id) on delete cascade,
  question_id text unique references question (id) on delete cascade,
  unique (kind, ref, locale),
  check ((kind = 'answer') = (question_id is not null))
);
-- `fastupdate = off`: without it every search would also read a list of pending entries.
create index search_pages_fr on search_entry using gin (words) with (fastupdate = off)
  where locale = 'fr' and kind <> 'answer';
create index search_pages_en on search_entry using gin (words) with (fastupdate = off)
  where locale = 'en' and kind <> 'answer';
create index search_answers_fr on search_entry using gin (words) with (fastupdate = off)
  where locale = 'fr' and kind = 'answer';
create index search_answers_en on search_entry using gin (words) with (fastupdate = off)
  where locale = 'en' and kind = 'answer';

-- Every word of the indexed texts, from which a typing error is corrected.
create table search_word (
  locale text not null check (locale in ('fr', 'en')),
  word text not null,
  primary key (locale, word)
);
create index search_word_like on search_word using gin (word gin_trgm_ops);

create function search_words(locale text, title text, near text, body text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector(config, title), 'A') || setweight(to_tsvector(config, near), 'B')
      || setweight(to_tsvector(config, left(body, 20000)), 'D')
  from (select case locale when 'fr' then 'words_fr'::regconfig else 'words_en'::regconfig end) c (config)
$$;

create function search_learn(of_locale text, said text) returns void language sql as $$
  insert into search_word (locale, word)
  select distinct of_locale, word
  from unnest(tsvector_to_array(to_tsvector('words_plain', left(said, 20000)))) word
  where length(word) between 3 and 40 and word !~ '[0-9]'
  on conflict do nothing
$$;

create function search_content() returns trigger language plpgsql as $$
begin
  delete from search_entry where content_id = new.id;
  if new.published_at is not null and new.kind in ('article', 'faq', 'legal', 'portrait') then
    insert into search_entry (kind, ref, locale, category, title, body, words, content_id)
    values (new.kind, new.key, new.locale, new.category, new.title, left(new.summary || E'\n' || new.body, 4000),
      search_words(new.locale, new.title, new.summary, new.body), new.id);
    perform search_learn(new.locale, concat_ws(' ', new.title, new.summary, new.body));
  end if;
  return null;
end $$;
create trigger content_is_found after insert or update of version, published_at on content
  for each row execute function search_content();

-- The search indexes the published text, never the one that was asked.
create function search_answer() returns trigger language plpgsql as $$
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
-- At the end of the transaction, when the publication stands beside its question.
create constraint trigger question_is_found after insert on question deferrable initially deferred
  for each row when (new.published_at is not null) execute function search_answer();
create constraint trigger question_is_found_anew after update on question deferrable initially deferred
  for each row when (new.published_at is distinct from old.published_at) execute function search_answer();

-- A common word may stand in hundreds of thousands of published answers: a sample of them is then enough. The limit
-- holds for a search in this function only, and does not touch a search that finds fewer.
create function search_answers(of_locale text, asked text, most integer)
returns table (ref text, category text, title text, body text, rank real)
language plpgsql stable set gin_fuzzy_search_limit = 2000 set enable_seqscan = off set plan_cache_mode = force_custom_plan
as $$
begin
  if of_locale = 'fr' then
    return query
      with found as materialized (
        select e.ref, e.category, e.title, e.body, e.words, e.id from search_entry e
        where e.locale = 'fr' and e.kind = 'answer' and e.words @@ to_tsquery('words_fr', asked) limit 300)
      select f.ref, f.category, f.title, f.body, ts_rank_cd(f.words, to_tsquery('words_fr', asked), 1)
      from found f order by 5 desc, f.id desc limit most;
  else
    return query
      with found as materialized (
        select e.ref, e.category, e.title, e.body, e.words, e.id from search_entry e
        where e.locale = 'en' and e.kind = 'answer' and e.words @@ to_tsquery('words_en', asked) limit 300)
      select f.ref, f.category, f.title, f.body, ts_rank_cd(f.words, to_tsquery('words_en', asked), 1)
      from found f order by 5 desc, f.id desc limit most;
  end if;
end $$;

-- What an operator has decided about a public figure. Without a row the product's own rule holds.
create table claim (
  name text primary key check (name in ('experts', 'subjects', 'rating', 'answers', 'punctual')),
  shown boolean not null default true,
  claimed numeric check (claimed > 0),
  text_fr text check (length(text_fr) between 1 and 200),
  text_en text check (length(text_en) between 1 and 200),
  updated_at timestamptz not null,
  -- A text of one's own exists in both languages.
  check ((text_fr is null) = (text_en is null))
);

-- What people write to the operator: messages, and notices of content that should not be shown.
create table contact_message (
  id text primary key,
  kind text not null check (kind in ('message', 'notice')),
  reference text not null unique,
  person_id text references person (id) on delete set null,
  name text not null check (name <> ''),
  email text not null check (email like '%_@_%'),
  body text not null check (body <> ''),
  locale text not null check (locale in ('fr', 'en')),
  -- Of a notice: the address of the content, what is wrong with it, and the sender's good faith.
  page text,
  reason text check (reason in ('illegal', 'personal', 'dangerous', 'false', 'other')),
  good_faith boolean,
  sent_at timestamptz not null,
  handled_at timestamptz,
  handled_by text references person (id) on delete set null,
  -- The reply or the note of the staff. It is erased with the message; the journal only says that it was written.
  note text,
  -- A notice is complete (Regulation (EU) 2022/2065, article 16), and a message is no notice.
  check ((kind = 'notice') = (page is not null and reason is not null and good_faith is true))
);
create index contact_message_waiting on contact_message (sent_at) where handled_at is null;
create index contact_message_by_person on contact_message (person_id) where person_id is not null;
create index contact_message_handled_by on contact_message (handled_by) where handled_by is not null;

-- down
drop table contact_message, claim;
drop trigger question_is_found_anew on question;
drop trigger question_is_found on question;
drop trigger content_is_found on content;
drop function search_answers, search_answer, search_content, search_learn, search_words;
drop table search_word, search_entry;
drop text search configuration words_plain;
drop text search configuration words_en;
drop text search configuration words_fr;
drop extension unaccent;
