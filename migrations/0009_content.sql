-- up
-- Everything the house publishes, in one language each. A row shows what is public now; its history stands beside it.
create table content (
  id text primary key,
  kind text not null check (kind in ('article', 'faq', 'legal', 'category', 'sub-category', 'expression', 'city',
    'portrait', 'legacy')),
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  locale text not null check (locale in ('fr', 'en')),
  category text,
  place integer not null default 0,
  title text not null default '',
  summary text not null default '',
  body text not null default '',
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  reviewed_by text,
  version integer check (version > 0),
  first_published_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null,
  unique (kind, key, locale),
  check ((version is null) = (published_at is null)),
  check (published_at is null or first_published_at is not null)
);
create index content_published on content (locale, kind, place, key) where published_at is not null;
create index content_of_category on content (locale, category, published_at desc) where published_at is not null;

create table content_version (
  content_id text not null references content (id) on delete cascade,
  version integer not null check (version > 0),
  category text,
  title text not null check (title <> ''),
  summary text not null,
  body text not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  reviewed_by text,
  -- Null where it came with the product.
  saved_by text references person (id) on delete set null,
  saved_at timestamptz not null,
  -- The day that its editor has chosen, and the moment when it really became public.
  publish_at timestamptz,
  published_at timestamptz,
  primary key (content_id, version)
);
create index content_version_by_person on content_version (saved_by) where saved_by is not null;
alter table content add foreign key (id, version) references content_version (content_id, version)
  deferrable initially deferred;

-- Which editions of the texts that come with the product have been loaded.
create table content_edition (
  edition integer primary key,
  loaded_at timestamptz not null
);

-- `article` stays for processes of the version before; it is read no more.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create text search configuration words_fr (copy = french);
alter text search configuration words_fr alter mapping for hword, hword_part, word with unaccent, french_stem;
create text search configuration words_en (copy = english);
alter text search configuration words_en alter mapping for hword, hword_part, word with unaccent, english_stem;
-- Whole words without accents, for the vocabulary that mends slips of the keyboard.
create text search configuration words_plain (copy = simple);
alter text search configuration words_plain alter mapping for hword, hword_part, word with unaccent, simple;

-- What the search finds: one row for each page and each published answer.
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
-- Written at once rather than in a list that each search would read.
create index search_pages_fr on search_entry using gin (words) with (fastupdate = off)
  where locale = 'fr' and kind <> 'answer';
create index search_pages_en on search_entry using gin (words) with (fastupdate = off)
  where locale = 'en' and kind <> 'answer';
create index search_answers_fr on search_entry using gin (words) with (fastupdate = off)
  where locale = 'fr' and kind = 'answer';
create index search_answers_en on search_entry using gin (words) with (fastupdate = off)
  where locale = 'en' and kind = 'answer';

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

create function search_answer() returns trigger language plpgsql as $$
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
-- At the end of the transaction, when the answer stands beside its question.
create constraint trigger question_is_found after insert on question deferrable initially deferred
  for each row when (new.published_at is not null) execute function search_answer();
create constraint trigger question_is_found_anew after update on question deferrable initially deferred
  for each row when (new.published_at is distinct from old.published_at) execute function search_answer();
insert into search_entry (kind, ref, locale, category, title, body, words, question_id)
select 'answer', q.id, q.locale, q.category, q.title, left(concat_ws(E'\n', a.data ->> 'short', q.body), 1500),
  search_words(q.locale, q.title, coalesce(a.data ->> 'short', ''), q.body), q.id
from question q left join answer a on a.question_id = q.id where q.published_at is not null;

-- down
drop trigger question_is_found on question;
drop trigger question_is_found_anew on question;
drop trigger content_is_found on content;
drop function search_answer();
drop function search_content();
drop function search_learn(text, text);
drop function search_words(text, text, text, text);
drop table search_word, search_entry;
drop text search configuration words_fr, words_en, words_plain;
drop extension pg_trgm, unaccent;
alter table content drop constraint content_id_version_fkey;
drop table content_edition, content_version, content;
