ALTER TABLE "health_services" ADD COLUMN "hospital_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint

-- Which services are popular is asked on the home page, too often to count links each time. Links are counted a statement
-- at a time: a list of hospitals being imported would otherwise write the same few services thousands of times.
UPDATE health_services s SET hospital_count = n.count
FROM (SELECT hs.service_id, count(*) FROM hospital_services hs JOIN hospitals h ON h.id = hs.hospital_id AND h.is_active
      GROUP BY hs.service_id) n
WHERE s.id = n.service_id;
--> statement-breakpoint
CREATE FUNCTION count_links() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE health_services s SET hospital_count = s.hospital_count + step * n.count
  FROM (SELECT l.service_id, count(*) FROM links l JOIN hospitals h ON h.id = l.hospital_id AND h.is_active
        GROUP BY l.service_id ORDER BY l.service_id) n
  WHERE s.id = n.service_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hospital_services_counted AFTER INSERT ON hospital_services
  REFERENCING NEW TABLE AS links FOR EACH STATEMENT EXECUTE FUNCTION count_links();
--> statement-breakpoint
CREATE TRIGGER hospital_services_uncounted AFTER DELETE ON hospital_services
  REFERENCING OLD TABLE AS links FOR EACH STATEMENT EXECUTE FUNCTION count_links();
--> statement-breakpoint
CREATE FUNCTION count_active_hospital() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE health_services s SET hospital_count = s.hospital_count + CASE WHEN NEW.is_active THEN 1 ELSE -1 END
  FROM hospital_services hs WHERE hs.hospital_id = NEW.id AND s.id = hs.service_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hospitals_active_counted AFTER UPDATE OF is_active ON hospitals
  FOR EACH ROW WHEN (OLD.is_active IS DISTINCT FROM NEW.is_active) EXECUTE FUNCTION count_active_hospital();
--> statement-breakpoint
-- A hospital that is erased takes its links with it. When they go, it is gone already and they count for nothing; so they
-- are uncounted while it still stands.
CREATE FUNCTION uncount_hospital() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE health_services s SET hospital_count = s.hospital_count - 1
  FROM hospital_services hs WHERE hs.hospital_id = OLD.id AND s.id = hs.service_id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER hospitals_uncounted BEFORE DELETE ON hospitals
  FOR EACH ROW WHEN (OLD.is_active) EXECUTE FUNCTION uncount_hospital();
