-- up
-- Who an expert is for the tax authority: what the operator of a platform reports each January (CGI 1649 ter A).
create table tax_identity (
  expert_id text primary key references expert (id),
  kind text not null check (kind in ('person', 'company')),
  name text not null check (length(name) between 2 and 200),
  born_on date,
  tax_number_sealed bytea not null,
  tax_number_end text not null check (length(tax_number_end) between 1 and 4),
  tax_country text not null check (tax_country ~ '^[a-z]{2}$'),
  registration text not null default '',
  vat_number text not null default '',
  address text not null check (address <> ''),
  postal_code text not null check (postal_code <> ''),
  city text not null check (city <> ''),
  country text not null check (country ~ '^[a-z]{2}$'),
  changed_at timestamptz not null,
  check ((kind = 'person') = (born_on is not null)),
  check (kind = 'person' or registration <> '')
);

-- down
drop table tax_identity;
