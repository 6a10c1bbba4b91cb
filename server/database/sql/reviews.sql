-- Requires a completed appointment for a review, and copies hospital, service, doctor and patient
-- from it.
CREATE OR REPLACE FUNCTION fill_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE a appointments%ROWTYPE;
BEGIN
  SELECT * INTO a FROM appointments WHERE id = NEW.appointment_id;
  IF a.status IS DISTINCT FROM 'completed' THEN
    RAISE EXCEPTION 'only a completed appointment can be reviewed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_completed_check';
  END IF;
  NEW.hospital_id := a.hospital_id;
  NEW.service_id := a.service_id;
  NEW.doctor_id := a.doctor_id;
  NEW.patient_id := a.patient_id;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER reviews_fill BEFORE INSERT ON "reviews" FOR EACH ROW EXECUTE FUNCTION fill_review();

-- Maintains the sums for ratings in the rated records. Hidden reviews do not count.
CREATE OR REPLACE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  r reviews%ROWTYPE;
  stars integer := 0;
  n integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN stars := stars - OLD.rating; n := n - 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN stars := stars + NEW.rating; n := n + 1; END IF;
  IF stars = 0 AND n = 0 THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN r := OLD; ELSE r := NEW; END IF;
  UPDATE hospitals SET rating_sum = rating_sum + stars, review_count = review_count + n WHERE id = r.hospital_id;
  UPDATE health_services SET rating_sum = rating_sum + stars, review_count = review_count + n WHERE id = r.service_id;
  IF r.doctor_id IS NOT NULL THEN
    UPDATE doctors SET rating_sum = rating_sum + stars, review_count = review_count + n WHERE id = r.doctor_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reviews_count AFTER INSERT OR DELETE OR UPDATE OF rating, hidden_at ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION count_review();
