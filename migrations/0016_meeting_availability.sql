-- up
-- When a specialist receives clients (src/meetings/availability/settings.ts): weekly hours, exceptions, notice, buffer.
create table meeting_availability (
  specialist_id text primary key references expert (id) on delete cascade,
  -- Clients book a free hour without being accepted first.
  bookable boolean not null,
  settings jsonb not null,
  updated_at timestamptz not null,
  constraint meeting_availability_check check ((settings->>'bookable')::boolean = bookable),
  -- Whoever books must know where to go.
  constraint meeting_availability_place_check check (not bookable or length(settings->>'place') between 1 and 300)
);

-- down
drop table meeting_availability;
