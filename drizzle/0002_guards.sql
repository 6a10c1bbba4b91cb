-- A pending or confirmed appointment overlaps no other of the same doctor, of the same hospital and service without a
-- doctor, or of the same patient. These constraints, not a check in code, decide who wins a race.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_slot" EXCLUDE USING gist
  ("doctor_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("doctor_id" IS NOT NULL AND "status" IN ('pending', 'confirmed'));
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_service_slot" EXCLUDE USING gist
  ("hospital_id" WITH =, "service_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("doctor_id" IS NULL AND "status" IN ('pending', 'confirmed'));
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_slot" EXCLUDE USING gist
  ("patient_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("patient_id" IS NOT NULL AND "status" IN ('pending', 'confirmed'));
--> statement-breakpoint

-- A status moves only along the table of moves; completed and cancelled are final. The same table stands in
-- domain/appointments.ts; a test compares the two.
CREATE FUNCTION guard_appointment_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT ((OLD.status = 'pending' AND NEW.status IN ('confirmed', 'cancelled'))
       OR (OLD.status = 'confirmed' AND NEW.status IN ('completed', 'cancelled'))) THEN
    RAISE EXCEPTION 'appointment cannot move from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'appointments_transition_check';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointments_status_guard BEFORE UPDATE OF status ON "appointments"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION guard_appointment_status();
--> statement-breakpoint

-- A review belongs to a completed appointment and takes hospital, service, doctor and patient from it.
CREATE FUNCTION fill_review() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER reviews_fill BEFORE INSERT ON "reviews" FOR EACH ROW EXECUTE FUNCTION fill_review();
--> statement-breakpoint

-- Ratings are sums kept beside what they rate. Hidden reviews do not count.
CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER reviews_count AFTER INSERT OR DELETE OR UPDATE OF rating, hidden_at ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION count_review();
--> statement-breakpoint

-- A doctor carries the name, city and state of the hospital, so that a search reads one table.
CREATE FUNCTION fill_doctor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.hospital_id IS NULL THEN
    NEW.hospital_name := NULL;
    NEW.hospital_city := NULL;
    NEW.is_listed := NEW.is_active;
  ELSE
    SELECT h.name, h.city, NEW.is_active AND h.is_active INTO NEW.hospital_name, NEW.hospital_city, NEW.is_listed
      FROM hospitals h WHERE h.id = NEW.hospital_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER doctors_fill BEFORE INSERT OR UPDATE OF hospital_id, is_active, hospital_name ON "doctors"
  FOR EACH ROW EXECUTE FUNCTION fill_doctor();
--> statement-breakpoint
CREATE FUNCTION carry_hospital() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE doctors SET hospital_name = NEW.name WHERE hospital_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hospitals_carry AFTER UPDATE OF name, city, is_active ON "hospitals"
  FOR EACH ROW WHEN ((OLD.name, OLD.city, OLD.is_active) IS DISTINCT FROM (NEW.name, NEW.city, NEW.is_active))
  EXECUTE FUNCTION carry_hospital();
--> statement-breakpoint

-- The lowest price among the active services of a hospital, its own price going before the service's.
CREATE FUNCTION refresh_price_from(hospital uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE hospitals SET price_from = p.lowest
  FROM (SELECT min(coalesce(hs.price, s.price)) AS lowest
        FROM hospital_services hs JOIN health_services s ON s.id = hs.service_id AND s.is_active
        WHERE hs.hospital_id = hospital) p
  WHERE id = hospital AND price_from IS DISTINCT FROM p.lowest
$$;
--> statement-breakpoint
CREATE FUNCTION price_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_price_from(CASE WHEN TG_OP = 'DELETE' THEN OLD.hospital_id ELSE NEW.hospital_id END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hospital_services_price AFTER INSERT OR DELETE OR UPDATE OF price ON "hospital_services"
  FOR EACH ROW EXECUTE FUNCTION price_link();
--> statement-breakpoint
CREATE FUNCTION price_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_price_from(hospital_id) FROM hospital_services WHERE service_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER health_services_price AFTER UPDATE OF price, is_active ON "health_services"
  FOR EACH ROW WHEN ((OLD.price, OLD.is_active) IS DISTINCT FROM (NEW.price, NEW.is_active))
  EXECUTE FUNCTION price_service();
