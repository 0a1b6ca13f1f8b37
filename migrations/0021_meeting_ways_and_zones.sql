-- up
-- The client's time zone: letters about a meeting are on their clock. Null for older requests.
alter table meeting add column client_time_zone text;

-- Whoever books must know where to go, or how they meet where it is by phone or video only.
alter table meeting_availability drop constraint meeting_availability_place_check;
alter table meeting_availability add constraint meeting_availability_place_check check (
  not bookable
  or not coalesce(settings->'ways', '["in_person"]') ? 'in_person'
  or length(settings->>'place') between 1 and 300
);

-- down
update meeting_availability set bookable = false, settings = jsonb_set(settings, '{bookable}', 'false')
where length(settings->>'place') = 0;
alter table meeting_availability drop constraint meeting_availability_place_check;
alter table meeting_availability add constraint meeting_availability_place_check
  check (not bookable or length(settings->>'place') between 1 and 300);
alter table meeting drop column client_time_zone;
