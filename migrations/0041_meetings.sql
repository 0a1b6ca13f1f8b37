-- up
-- A client asks to meet a specialist nearby about a question. The specialist reads the exchanges with the assistant
-- from the moment of accepting until the grant ends.
create table meeting (
  id text primary key,
  question_id text not null references question (id) on delete cascade,
  person_id text not null references person (id),
  state text not null default 'requested'
    check (state in ('requested', 'proposed', 'scheduled', 'done', 'cancelled')),
  specialist_id text references expert (id),
  declined text[] not null default '{}',
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text not null check (email like '%_@_%'),
  phone text not null check (phone <> ''),
  address text not null check (address <> ''),
  postal_code text not null check (postal_code ~ '^\d{5}$'),
  city text not null check (city <> ''),
  country text not null check (country in ('fr', 'ma')),
  meets_at timestamptz,
  place text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  granted_until timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz,
  check (state not in ('proposed', 'scheduled') or (specialist_id is not null and meets_at is not null)),
  check (granted_until is null or specialist_id is not null)
);
-- One at a time for a question.
create unique index meeting_live on meeting (question_id) where state in ('requested', 'proposed', 'scheduled');
create index meeting_by_question on meeting (question_id, created_at desc);
create index meeting_by_person on meeting (person_id);
create index meeting_by_specialist on meeting (specialist_id, updated_at desc) where specialist_id is not null;

-- down
drop table meeting;
