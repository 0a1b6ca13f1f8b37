-- up
-- An operator without the right to create it asks for it once; the content has asked for the same one.
create extension if not exists pg_trgm;

create table department (
  code text primary key check (code ~ '^(\d{2}|2[AB]|97\d)$'),
  slug text not null unique check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null
);

create table commune (
  code text primary key check (code ~ '^\d[\dAB]\d{3}$'),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  department text not null references department (code),
  -- Without accents, capitals and hyphens, as it is searched; bytes in order, so that an index finds what begins so.
  folded text collate "C" not null,
  population integer not null check (population >= 0)
);
create index commune_folded on commune (folded, population desc);
create index commune_spelling on commune using gin (folded gin_trgm_ops);
create index commune_by_department on commune (department, population desc, code);

create table commune_postcode (
  postcode text collate "C" not null check (postcode ~ '^\d{5}$'),
  commune text not null references commune (code) on delete cascade,
  primary key (postcode, commune)
);
create index commune_postcode_of on commune_postcode (commune);

-- Which edition of the official list is loaded; one row at most.
create table place_edition (
  single boolean primary key default true check (single),
  edition text not null
);

-- Where an expert stands in the public lists: a row for each language and category, '' for any. Every filter of a list
-- is then one range of one index, however many experts there are. Kept by the triggers below.
create table expert_shelf (
  expert_id text not null references expert (id) on delete cascade,
  language text not null check (language in ('', 'fr', 'en')),
  category text not null,
  department text not null,
  -- Stars, as if ten reviews of 4.2 had been written before.
  score double precision not null,
  primary key (expert_id, language, category)
);
create index expert_shelf_everywhere on expert_shelf (language, category, score desc, expert_id);
create index expert_shelf_nearby on expert_shelf (language, category, department, score desc, expert_id);
create index expert_by_city on expert (department, city) where state = 'active' and not scripted;

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

-- A backup that is being read back brings the rows of the shelf itself.
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

select expert_shelve(array(select id from expert));

-- down
drop trigger expert_shelve_subject_gone on expert_category;
drop trigger expert_shelve_subject_changed on expert_category;
drop trigger expert_shelve_subject_new on expert_category;
drop trigger expert_shelve_changed on expert;
drop trigger expert_shelve_new on expert;
drop function expert_shelve_subjects();
drop function expert_shelve_rows();
drop function expert_shelve_row();
drop function expert_shelve(text[]);
drop index expert_by_city;
drop table expert_shelf;
drop table place_edition;
drop table commune_postcode;
drop table commune;
drop table department;
