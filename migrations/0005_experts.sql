-- up

-- The profile of an expert; see src/experts/standing/standing.ts for the states.
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
  picture_key text,
  city text not null,
  -- A French department, or MA: Morocco is one area.
  department text not null check (department ~ '^(\d{2}|2[AB]|97\d|98\d|MA)$'),
  languages text[] not null check (languages <@ array['fr', 'en']::text[] and cardinality(languages) > 0),
  state text not null default 'active' check (state in
    ('onboarding', 'active', 'restricted', 'suspended', 'leaving', 'left', 'terminated')),
  state_reason text,
  state_at timestamptz,
  -- Former clients can still look an expert up who left, for a limited time.
  left_at timestamptz,
  terms_version text,
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
  created_at timestamptz not null default now(),
  -- Whoever is suspended or terminated is told why (Regulation (EU) 2019/1150, article 4).
  constraint expert_statement
    check (state not in ('suspended', 'terminated') or state_at is null or state_reason <> '')
);
create index expert_state on expert (state, department);
create index expert_by_city on expert (department, city) where state = 'active' and not scripted;
create index expert_switched on expert (switched_on) where switched_on;
create index expert_left on expert (left_at) where left_at is not null;
-- One scripted expert at most, who also marks a database that has its demonstration data.
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
  valid_until date,
  -- How many days before the end of the title the last email about it went out: each of the three is sent once.
  warned_days smallint check (warned_days in (30, 7, 0))
);
create index expert_title_by_expert on expert_title (expert_id);
create index expert_title_ending on expert_title (valid_until) where valid_until is not null;

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

-- Answers of people (not of the scripted expert): how long each took, and what it was paid.
create table expert_answer (
  id bigint generated always as identity primary key,
  expert_id text not null references expert (id) on delete cascade,
  category text not null,
  seconds integer not null check (seconds >= 0),
  fee integer not null default 0 check (fee >= 0),
  answered_at timestamptz not null,
  -- A follow-up that another expert answered counts for the earnings of its day, not for the response time.
  follow_up boolean not null default false
);
create index expert_answer_by_category on expert_answer (category, answered_at desc);
create index expert_answer_by_expert on expert_answer (expert_id, answered_at desc);

-- A client's review of an answer or of a meeting, one of each. It outlives what it is about, so neither column is a
-- foreign key.
create table review (
  id text primary key,
  expert_id text not null references expert (id) on delete cascade,
  question_id text unique,
  meeting_id text unique,
  stars smallint not null check (stars between 1 and 5),
  comment text not null default '',
  author text not null,
  experienced_at timestamptz not null,
  published_at timestamptz not null,
  constraint review_of_one check (question_id is null or meeting_id is null)
);
create index review_by_expert on review (expert_id, published_at desc);

-- Where an expert stands in the public lists: a row for each language and category, '' for any. Every filter of a list
-- is then one range of one index, however many experts there are. Derived by the triggers below.
create table expert_shelf (
  expert_id text not null references expert (id) on delete cascade,
  language text not null check (language in ('', 'fr', 'en')),
  category text not null,
  department text not null,
  -- The mean number of stars, as if ten reviews with 4.2 stars had been written before.
  score double precision not null,
  primary key (expert_id, language, category)
);
create index expert_shelf_everywhere on expert_shelf (language, category, score desc, expert_id);
create index expert_shelf_nearby on expert_shelf (language, category, department, score desc, expert_id);

create function expert_shelve(ids text[]) returns void language sql as $$
  delete from expert_shelf where expert_id = any (ids);
  insert into expert_shelf (expert_id, language, category, department, score)
  select expert.id, tongue.language, subject.category, expert.department,
    (coalesce(expert.quality_mean, 0) * expert.quality_count + 42) / (expert.quality_count + 10)
  from expert
  cross join lateral (select '' as language union select unnest(expert.languages)) as tongue
  cross join lateral (
    select '' as category union select category from expert_category where expert_id = expert.id
  ) as subject
  where expert.id = any (ids) and expert.state = 'active' and not expert.scripted;
$$;

create function expert_shelve_row() returns trigger language plpgsql as $$
begin
  perform expert_shelve(array[new.id]);
  return null;
end $$;

create function expert_shelve_rows() returns trigger language plpgsql as $$
begin
  perform expert_shelve(array(select distinct id from changed));
  return null;
end $$;

create function expert_shelve_subjects() returns trigger language plpgsql as $$
begin
  perform expert_shelve(array(select distinct expert_id from changed));
  return null;
end $$;

-- A restore brings the rows of `expert_shelf` itself.
create trigger expert_shelve_new after insert on expert
  referencing new table as changed for each statement
  when (current_setting('clairavis.restoring', true) is distinct from 'yes')
  execute function expert_shelve_rows();
create trigger expert_shelve_changed after update on expert for each row
  when (old.state <> new.state or old.scripted <> new.scripted or old.department <> new.department
    or old.languages <> new.languages or old.quality_mean is distinct from new.quality_mean
    or old.quality_count <> new.quality_count)
  execute function expert_shelve_row();
create trigger expert_shelve_subject_new after insert on expert_category
  referencing new table as changed for each statement
  when (current_setting('clairavis.restoring', true) is distinct from 'yes')
  execute function expert_shelve_subjects();
create trigger expert_shelve_subject_changed after update on expert_category
  referencing new table as changed for each statement execute function expert_shelve_subjects();
create trigger expert_shelve_subject_gone after delete on expert_category
  referencing old table as changed for each statement execute function expert_shelve_subjects();

-- Whoever wants to become an expert: what they declared, the documents that prove it, and what the staff decided. See
-- src/experts/onboarding/lifecycle.ts for the states.
create table expert_application (
  id text primary key,
  reference text not null unique,
  person_id text references person (id) on delete set null,
  locale text not null check (locale in ('fr', 'en')),
  company_name text not null check (company_name <> ''),
  siret text not null check (siret <> ''),
  vat_number text not null default '',
  vat_exempt boolean not null default false,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text not null check (email like '%_@_%'),
  phone text not null check (phone <> ''),
  address text not null check (address <> ''),
  postal_code text not null check (postal_code <> ''),
  city text not null check (city <> ''),
  country text not null
    check (country in ('fr', 'be', 'ch', 'ca', 'lu', 'mc', 'ad', 'us', 'au', 'gb', 'ma')),
  categories text[] not null check (cardinality(categories) > 0),
  terms_at timestamptz not null,
  state text not null default 'in_review' check (state in
    ('in_review', 'info_requested', 'trial_case', 'approved', 'active', 'rejected', 'withdrawn', 'expired')),
  submitted_at timestamptz not null,
  state_at timestamptz not null,
  -- Who is reading the application, and until when nobody else can.
  reviewer text references person (id) on delete set null,
  reviewer_until timestamptz,
  -- The first of the two persons who approve an application in a regulated category.
  approved_once_by text references person (id) on delete set null,
  decided_at timestamptz,
  decided_by text references person (id) on delete set null,
  reason text,
  rejected_by text references person (id) on delete set null,
  appealed_at timestamptz,
  said text,
  -- What the staff asked the applicant for.
  asked jsonb not null default '[]',
  -- A sample case that the applicant is asked to answer, and how a reader who did not know the name judged the answer.
  trial jsonb,
  -- Categories and titles that were accepted.
  granted jsonb,
  slug text unique,
  expert_id text unique references expert (id) on delete set null,
  lawful_at timestamptz,
  iban_sealed bytea,
  iban_end text,
  -- Whoever was accepted and has not opened their page is reminded once.
  reminded_at timestamptz,
  papers_gone_at timestamptz,
  -- Since when the contract that this application led to is over; whoever left may apply again.
  over_at timestamptz,
  -- A French company has a SIRET of 14 digits, and every company a VAT number, except a French one that is exempt.
  constraint expert_application_company check (country <> 'fr' or siret ~ '^\d{14}$'),
  constraint expert_application_vat check (vat_number <> '' or (vat_exempt and country = 'fr')),
  constraint expert_application_reason check (state <> 'rejected' or reason <> ''),
  constraint expert_application_decided
    check (state not in ('approved', 'active', 'rejected') or decided_at is not null),
  constraint expert_application_lease check (reviewer_until is null or state = 'in_review'),
  -- Whoever is asked for more is told what; whoever is accepted is granted something and has an address.
  constraint expert_application_asked check (state <> 'info_requested' or jsonb_array_length(asked) > 0),
  constraint expert_application_granted
    check (state not in ('approved', 'active') or (granted is not null and slug is not null)),
  constraint expert_application_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint expert_application_iban check ((iban_sealed is null) = (iban_end is null)),
  -- The state lasts until the sample case is answered.
  constraint expert_application_trial
    check (state <> 'trial_case' or (trial is not null and trial->>'answer' is null)),
  constraint expert_application_over check (over_at is null or expert_id is null)
);
-- One open application per address.
create unique index expert_application_waiting on expert_application (lower(email))
  where state in ('in_review', 'info_requested', 'trial_case', 'approved');
create index expert_application_by_date on expert_application (submitted_at desc);
create index expert_application_by_siret on expert_application (siret);
create index expert_application_by_person on expert_application (person_id) where person_id is not null;
create index expert_application_decided_by on expert_application (decided_by) where decided_by is not null;
create index expert_application_reviewer on expert_application (reviewer) where reviewer is not null;
create index expert_application_approver on expert_application (approved_once_by) where approved_once_by is not null;
create index expert_application_rejecter on expert_application (rejected_by) where rejected_by is not null;

-- A document that an applicant has uploaded. Until the application is sent it belongs to no application.
create table application_paper (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  application_id text references expert_application (id) on delete cascade,
  kind text check (kind in ('identity', 'diploma', 'picture')),
  file_key text not null unique,
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  size integer not null check (size > 0 and size <= 5242880),
  at timestamptz not null,
  unique (application_id, kind),
  check ((application_id is null) = (kind is null))
);
create index application_paper_by_person on application_paper (person_id);
create index application_paper_loose on application_paper (at) where application_id is null;

-- down
drop table application_paper, expert_application, expert_shelf, review, expert_answer, expert_snippet, expert_hours,
  expert_title, expert_category, expert;
drop function expert_shelve_subjects, expert_shelve_rows, expert_shelve_row, expert_shelve;
