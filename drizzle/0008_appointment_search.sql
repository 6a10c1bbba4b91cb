-- What the portal searches for in appointments: patient, e-mail address, booking id. Services and doctors are found by
-- their own indexes.
CREATE INDEX appointments_search_trgm ON appointments
  USING gin (fold(patient_first_name || ' ' || patient_last_name || ' ' || patient_email || ' ' || booking_id) gin_trgm_ops);
