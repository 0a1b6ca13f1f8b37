-- up
-- What people write to the house: messages, and notices of content that should not be shown.
create table contact_message (
  id text primary key,
  kind text not null check (kind in ('message', 'notice')),
  reference text not null unique,
  person_id text references person (id) on delete set null,
  name text not null check (name <> ''),
  email text not null check (email like '%_@_%'),
  body text not null check (body <> ''),
  locale text not null check (locale in ('fr', 'en')),
  -- Of a notice: where the content stands, what is wrong with it, and the sender's good faith.
  page text,
  reason text check (reason in ('illegal', 'personal', 'dangerous', 'false', 'other')),
  good_faith boolean,
  sent_at timestamptz not null,
  handled_at timestamptz,
  handled_by text references person (id) on delete set null,
  check ((kind = 'notice') = (page is not null and reason is not null and good_faith is true))
);
create index contact_message_waiting on contact_message (sent_at) where handled_at is null;
create index contact_message_by_person on contact_message (person_id) where person_id is not null;
create index contact_message_handled_by on contact_message (handled_by) where handled_by is not null;

create index content_version_planned on content_version (publish_at)
  where publish_at is not null and published_at is null;

-- Among the published answers a common word may stand in hundreds of thousands: some of them are then enough. The
-- limit is that of one search in this function only, and leaves any search that finds fewer whole.
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

-- down
drop function search_answers(text, text, integer);
drop index content_version_planned;
drop table contact_message;
