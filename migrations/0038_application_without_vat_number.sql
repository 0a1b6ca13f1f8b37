-- Whoever applies from outside France may have no VAT number; a French trader without one declares the exemption.
-- up
alter table expert_application drop constraint expert_application_vat;
alter table expert_application add constraint expert_application_vat
  check (vat_number <> '' or country <> 'fr' or vat_exempt) not valid;
alter table expert_application validate constraint expert_application_vat;

-- down
alter table expert_application drop constraint expert_application_vat;
alter table expert_application add constraint expert_application_vat
  check (vat_number <> '' or (vat_exempt and country = 'fr')) not valid;
