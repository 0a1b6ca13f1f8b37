-- up
create table article (
  id text primary key,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  locale text not null check (locale in ('fr', 'en')),
  kind text not null check (kind in ('article', 'faq')),
  category text,
  title text not null,
  summary text not null,
  body text not null,
  reviewed_by text,
  published_at timestamptz,
  updated_at timestamptz not null,
  unique (slug, locale)
);
create index article_published on article (locale, category, published_at desc) where published_at is not null;

-- down
drop table article;
