-- up
-- What an operator has decided about a public figure. Without a row the product's own rule holds.
create table claim (
  name text primary key check (name in ('experts', 'subjects', 'rating', 'answers', 'punctual')),
  shown boolean not null default true,
  claimed numeric check (claimed > 0),
  text_fr text check (length(text_fr) between 1 and 200),
  text_en text check (length(text_en) between 1 and 200),
  updated_at timestamptz not null,
  check ((text_fr is null) = (text_en is null))
);

-- down
drop table claim;
