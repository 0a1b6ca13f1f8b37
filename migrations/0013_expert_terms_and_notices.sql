-- up
-- Which version of the experts' terms was accepted, when and in which language: with the application, and again when
-- the page is opened. Kept as long as the application.
create table expert_terms_acceptance (
  application_id text not null references expert_application (id) on delete cascade,
  occasion text not null check (occasion in ('application', 'opening')),
  -- 0 for the text that came with the product.
  version integer not null check (version >= 0),
  locale text not null check (locale in ('fr', 'en')),
  at timestamptz not null,
  primary key (application_id, occasion)
);

-- What a client is about to be written: what happens to a question within some minutes travels in one email, and what
-- its page has shown meanwhile in none.
create table client_notice (
  id bigint generated always as identity primary key,
  question_id text not null references question (id) on delete cascade,
  name text not null,
  -- Of the question, when it happened: a page that has shown this version has shown it.
  version integer not null,
  at timestamptz not null
);
create index client_notice_of_question on client_notice (question_id, id);

-- down
drop table client_notice, expert_terms_acceptance;
