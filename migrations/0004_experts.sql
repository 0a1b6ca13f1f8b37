-- up
create table expert (
  id text primary key,
  person_id text not null unique references person (id),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  first_name text not null,
  last_name text not null,
  gender text not null check (gender in ('f', 'm', 'x')),
  profession_fr text not null,
  profession_en text not null,
  headline_fr text not null,
  headline_en text not null,
  bio_fr text not null,
  bio_en text not null,
  assistant_name text not null,
  assistant_gender text not null check (assistant_gender in ('f', 'm', 'x')),
  portrait text not null,
  city text not null,
  department text not null check (department ~ '^(\d{2}|2[AB]|97\d|98\d)$'),
  languages text[] not null check (languages <@ array['fr', 'en']::text[] and cardinality(languages) > 0),
  state text not null default 'active' check (state in ('active', 'restricted', 'suspended', 'left')),
  covers_all boolean not null default false,
  scripted boolean not null default false,
  local_specialist boolean not null default false,
  switched_on boolean not null default false,
  away_since timestamptz,
  last_offer_at timestamptz,
  lapsed_in_row integer not null default 0 check (lapsed_in_row >= 0),
  response_seconds integer,
  quality_mean numeric(4, 3),
  quality_count integer not null default 0,
  answered_count integer not null default 0,
  trader_name text,
  trader_address text,
  trader_registration text,
  created_at timestamptz not null default now()
);
create index expert_state on expert (state, department);
create index expert_switched on expert (switched_on) where switched_on;
-- One at most: it also marks a database that has its demonstration data.
create unique index expert_scripted on expert (scripted) where scripted;

create table expert_category (
  expert_id text not null references expert (id) on delete cascade,
  category text not null,
  sub_category text not null default '',
  skill numeric(3, 2) not null check (skill between 0 and 1),
  primary key (expert_id, category, sub_category)
);
create index expert_category_by_category on expert_category (category, expert_id);

create table expert_title (
  id text primary key,
  expert_id text not null references expert (id) on delete cascade,
  regulated text not null check (regulated in ('none', 'law', 'health', 'finance')),
  label_fr text not null,
  label_en text not null,
  body text not null,
  checked_on date not null,
  valid_until date
);
create index expert_title_by_expert on expert_title (expert_id);

create table expert_hours (
  expert_id text not null references expert (id) on delete cascade,
  day smallint not null check (day between 0 and 6),
  opens time not null,
  closes time not null check (closes > opens),
  primary key (expert_id, day, opens)
);

create table expert_snippet (
  id text primary key,
  expert_id text not null references expert (id) on delete cascade,
  title text not null,
  body text not null,
  updated_at timestamptz not null
);
create index expert_snippet_by_expert on expert_snippet (expert_id, updated_at desc);

-- Answers of people (not of the scripted expert): how long they took, and what they were paid.
create table expert_answer (
  id bigint generated always as identity primary key,
  expert_id text not null references expert (id) on delete cascade,
  category text not null,
  seconds integer not null check (seconds >= 0),
  fee integer not null default 0 check (fee >= 0),
  answered_at timestamptz not null
);
create index expert_answer_by_category on expert_answer (category, answered_at desc);
create index expert_answer_by_expert on expert_answer (expert_id, answered_at desc);

create table review (
  id text primary key,
  expert_id text not null references expert (id) on delete cascade,
  question_id text unique,
  stars smallint not null check (stars between 1 and 5),
  comment text not null default '',
  author text not null,
  experienced_at timestamptz not null,
  published_at timestamptz not null
);
create index review_by_expert on review (expert_id, published_at desc);

-- down
drop table review;
drop table expert_answer;
drop table expert_snippet;
drop table expert_hours;
drop table expert_title;
drop table expert_category;
drop table expert;
