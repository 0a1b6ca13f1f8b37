-- up

-- A published text, in one language each. A row holds what is public now; its history is in `content_version`.
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
  -- The version that is public; null while nothing of the text is.
  version integer check (version > 0),
  first_published_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null,
  unique (kind, key, locale),
  -- What is public has a version and a date, and the date on which it first was.
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
  -- Null where the text came with the product.
  saved_by text references person (id) on delete set null,
  saved_at timestamptz not null,
  -- The date that the editor has chosen, and the instant of the publication.
  publish_at timestamptz,
  published_at timestamptz,
  primary key (content_id, version)
);
create index content_version_by_person on content_version (saved_by) where saved_by is not null;
create index content_version_planned on content_version (publish_at)
  where publish_at is not null and published_at is null;
-- The public version exists. Checked at the end of the transaction, since both rows may be written in it.
alter table content add foreign key (id, version) references content_version (content_id, version)
  deferrable initially deferred;

-- Which editions of the texts that come with the product are loaded.
create table content_edition (
  edition integer primary key,
  loaded_at timestamptz not null
);

-- down
alter table content drop constraint content_id_version_fkey;
drop table content_edition, content_version, content;
