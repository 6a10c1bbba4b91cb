-- A request moves only along the table of moves in domain/quotes/states.ts; a test compares the two.
CREATE OR REPLACE FUNCTION guard_quote_request_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT ((OLD.state = 'draft' AND NEW.state = 'sent')
       OR (OLD.state = 'sent' AND NEW.state IN ('accepted', 'withdrawn', 'expired'))) THEN
    RAISE EXCEPTION 'quote request cannot move from % to %', OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_requests_transition_check';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER quote_requests_state_guard BEFORE UPDATE OF state ON quote_requests
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION guard_quote_request_state();

-- Hospitals answer what was sent, so it stays as it is. The end of an account removes it together with the patient.
CREATE OR REPLACE FUNCTION guard_sent_quote_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a sent quote request cannot be changed'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_requests_sent_guard';
END $$;

CREATE OR REPLACE TRIGGER quote_requests_sent_guard BEFORE UPDATE ON quote_requests
  FOR EACH ROW WHEN (OLD.state <> 'draft' AND NEW.patient_id IS NOT NULL AND
    (OLD.number, OLD.patient_id, OLD.treatments, OLD.goal, OLD.questionnaire_id, OLD.questionnaire_version, OLD.answers, OLD.health, OLD.from_country,
      OLD.from_airport, OLD.earliest, OLD.latest, OLD.flexible, OLD.companions, OLD.languages, OLD.needs, OLD.currency, OLD.sent_at, OLD.consent_version)
    IS DISTINCT FROM
    (NEW.number, NEW.patient_id, NEW.treatments, NEW.goal, NEW.questionnaire_id, NEW.questionnaire_version, NEW.answers, NEW.health, NEW.from_country,
      NEW.from_airport, NEW.earliest, NEW.latest, NEW.flexible, NEW.companions, NEW.languages, NEW.needs, NEW.currency, NEW.sent_at, NEW.consent_version))
  EXECUTE FUNCTION guard_sent_quote_request();

-- A request at a hospital moves only along the table of moves in domain/quotes/states.ts; a test compares the two.
CREATE OR REPLACE FUNCTION guard_quote_recipient_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT ((OLD.state = 'sent' AND NEW.state IN ('seen', 'question', 'quoted', 'declined', 'not_chosen', 'expired', 'withdrawn'))
       OR (OLD.state = 'seen' AND NEW.state IN ('question', 'quoted', 'declined', 'not_chosen', 'expired', 'withdrawn'))
       OR (OLD.state = 'question' AND NEW.state IN ('answered', 'quoted', 'declined', 'not_chosen', 'expired', 'withdrawn'))
       OR (OLD.state = 'answered' AND NEW.state IN ('question', 'quoted', 'declined', 'not_chosen', 'expired', 'withdrawn'))
       OR (OLD.state = 'quoted' AND NEW.state IN ('accepted', 'not_chosen', 'expired', 'withdrawn'))) THEN
    RAISE EXCEPTION 'quote request cannot move from % to % at a hospital', OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_recipients_transition_check';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER quote_recipients_state_guard BEFORE UPDATE OF state ON quote_recipients
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION guard_quote_recipient_state();

-- At most five hospitals read one request. Senders hold the row of the request.
CREATE OR REPLACE FUNCTION guard_quote_hospitals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM quote_recipients r WHERE r.request_id = NEW.request_id) >= 5 THEN
    RAISE EXCEPTION 'a quote request has at most five hospitals'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_recipients_count_check';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER quote_recipients_count_guard BEFORE INSERT ON quote_recipients
  FOR EACH ROW EXECUTE FUNCTION guard_quote_hospitals();

-- A sent version never changes. Only what points to a person or a doctor who is gone is emptied, and health data of an account that has ended.
CREATE OR REPLACE FUNCTION guard_sent_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM quote_recipients r WHERE r.id = OLD.recipient_id) THEN
      RAISE EXCEPTION 'a sent quote cannot be deleted' USING ERRCODE = 'check_violation', CONSTRAINT = 'quotes_sent_guard';
    END IF;
    RETURN OLD;
  END IF;
  IF (OLD.recipient_id, OLD.version, OLD.language, OLD.currency, OLD.total_included, OLD.total_with_options, OLD.valid_until, OLD.sent_at, OLD.hash)
      IS DISTINCT FROM
      (NEW.recipient_id, NEW.version, NEW.language, NEW.currency, NEW.total_included, NEW.total_with_options, NEW.valid_until, NEW.sent_at, NEW.hash)
     OR (NEW.doctor_id IS NOT NULL AND NEW.doctor_id IS DISTINCT FROM OLD.doctor_id)
     OR (NEW.sent_by IS NOT NULL AND NEW.sent_by IS DISTINCT FROM OLD.sent_by)
     OR ((OLD.plan, OLD.alternatives, OLD.terms, OLD.anaesthesia, OLD.nights_in_hospital, OLD.days_in_country)
         IS DISTINCT FROM (NEW.plan, NEW.alternatives, NEW.terms, NEW.anaesthesia, NEW.nights_in_hospital, NEW.days_in_country)
       AND EXISTS (SELECT FROM quote_recipients r JOIN quote_requests q ON q.id = r.request_id
         WHERE r.id = OLD.recipient_id AND q.patient_id IS NOT NULL)) THEN
    RAISE EXCEPTION 'a sent quote cannot be changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'quotes_sent_guard';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER quotes_sent_guard BEFORE UPDATE OR DELETE ON quotes
  FOR EACH ROW WHEN (OLD.sent_at IS NOT NULL) EXECUTE FUNCTION guard_sent_quote();

-- Nor do its lines. They go only with their quote, and lose only their words, once the account of the patient has ended.
CREATE OR REPLACE FUNCTION guard_sent_quote_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
      AND (OLD.quote_id, OLD.position, OLD.kind, OLD.quantity, OLD.unit, OLD.net, OLD.status)
        IS NOT DISTINCT FROM (NEW.quote_id, NEW.position, NEW.kind, NEW.quantity, NEW.unit, NEW.net, NEW.status)
      AND EXISTS (SELECT FROM quotes q JOIN quote_recipients r ON r.id = q.recipient_id JOIN quote_requests p ON p.id = r.request_id
        WHERE q.id = OLD.quote_id AND p.patient_id IS NULL) THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM quotes q WHERE q.sent_at IS NOT NULL
      AND q.id IN (CASE WHEN TG_OP = 'INSERT' THEN NEW.quote_id ELSE OLD.quote_id END, CASE WHEN TG_OP = 'DELETE' THEN OLD.quote_id ELSE NEW.quote_id END)) THEN
    RAISE EXCEPTION 'lines of a sent quote cannot be changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_lines_sent_guard';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;

CREATE OR REPLACE TRIGGER quote_lines_sent_guard BEFORE INSERT OR UPDATE OR DELETE ON quote_lines
  FOR EACH ROW EXECUTE FUNCTION guard_sent_quote_line();

-- Pages of the hospital and of the patient hear that something about a request has changed: ids and nothing else. Each hospital has a
-- topic of its own, and hears of its own part only. The words name the previous assignee, whose list has lost the request. Cached counts and
-- figures of the hospital are evicted with its calendar.
CREATE OR REPLACE FUNCTION announce_quote_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lost_by text := '';
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.assignee_id IS DISTINCT FROM NEW.assignee_id THEN
    lost_by := coalesce(' ' || OLD.assignee_id, '');
  END IF;
  INSERT INTO changes (topic, words)
    VALUES ('catalogue', 'calendar hospital ' || NEW.hospital_id), ('hospital:' || NEW.hospital_id, 'quote ' || NEW.id || lost_by),
      ('quotes:' || NEW.request_id, NEW.id::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quote_recipients_announce AFTER INSERT OR UPDATE ON quote_recipients
  FOR EACH ROW EXECUTE FUNCTION announce_quote_recipient();

CREATE OR REPLACE FUNCTION announce_quotes_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalogue('calendar hospital', array(SELECT DISTINCT hospital_id FROM removed LIMIT 51));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quote_recipients_removed AFTER DELETE ON quote_recipients
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION announce_quotes_removed();

CREATE OR REPLACE FUNCTION announce_quote_bill_of(recipient uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO changes (topic, words)
    SELECT v.topic, v.words FROM quote_recipients r,
      LATERAL (VALUES ('hospital:' || r.hospital_id, 'quote ' || r.id), ('quotes:' || r.request_id, r.id::text),
        ('catalogue', 'calendar hospital ' || r.hospital_id)) v (topic, words)
      WHERE r.id = recipient
$$;

-- A final bill, and the answer to it.
CREATE OR REPLACE FUNCTION announce_quote_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_quote_bill_of(NEW.recipient_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quote_charges_announce AFTER INSERT OR UPDATE OF agreed ON quote_charges
  FOR EACH ROW EXECUTE FUNCTION announce_quote_bill();

-- An acceptance and a final bill are entered once. Only what points to an appointment, a person or health that is gone is emptied.
CREATE OR REPLACE FUNCTION guard_quote_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  has_patient boolean := EXISTS (SELECT FROM quote_recipients r JOIN quote_requests q ON q.id = r.request_id
    WHERE r.id = OLD.recipient_id AND q.patient_id IS NOT NULL);
  is_kept boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM quote_recipients r WHERE r.id = OLD.recipient_id) THEN
      RAISE EXCEPTION 'entries of the ledger cannot be deleted' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_ledger_guard';
    END IF;
    RETURN OLD;
  END IF;
  IF TG_TABLE_NAME = 'quote_acceptances' THEN
    is_kept := (OLD.request_id, OLD.recipient_id, OLD.quote_id, OLD.hash, OLD.accepted_at)
        IS NOT DISTINCT FROM (NEW.request_id, NEW.recipient_id, NEW.quote_id, NEW.hash, NEW.accepted_at)
      AND (NEW.appointment_id IS NULL OR NEW.appointment_id IS NOT DISTINCT FROM OLD.appointment_id)
      AND (NOT has_patient OR NEW.checklist IS NOT DISTINCT FROM OLD.checklist);
  ELSE
    is_kept := (OLD.recipient_id, OLD.quoted, OLD.charged, OLD.recorded_at, OLD.answer_by)
        IS NOT DISTINCT FROM (NEW.recipient_id, NEW.quoted, NEW.charged, NEW.recorded_at, NEW.answer_by)
      AND (NEW.recorded_by IS NULL OR NEW.recorded_by IS NOT DISTINCT FROM OLD.recorded_by)
      AND (OLD.agreed IS NULL OR (OLD.agreed, OLD.answered_at) IS NOT DISTINCT FROM (NEW.agreed, NEW.answered_at))
      AND (OLD.agreed IS NULL OR NOT has_patient OR NEW.note IS NOT DISTINCT FROM OLD.note);
  END IF;
  IF NOT is_kept THEN
    RAISE EXCEPTION 'entries of the ledger cannot be changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_ledger_guard';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER quote_acceptances_guard BEFORE UPDATE OR DELETE ON quote_acceptances FOR EACH ROW EXECUTE FUNCTION guard_quote_ledger();
CREATE OR REPLACE TRIGGER quote_charges_guard BEFORE UPDATE OR DELETE ON quote_charges FOR EACH ROW EXECUTE FUNCTION guard_quote_ledger();

-- Whether the account of the patient of a final bill has been erased.
CREATE OR REPLACE FUNCTION is_bill_without_patient(charge uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM quote_charges c JOIN quote_recipients r ON r.id = c.recipient_id JOIN quote_requests p ON p.id = r.request_id
    WHERE c.id = charge AND p.patient_id IS NULL)
$$;

-- Entries of a final bill stay too, and lose their words with the account.
CREATE OR REPLACE FUNCTION guard_quote_charge_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
      AND (OLD.charge_id, OLD.position, OLD.line_id, OLD.quoted, OLD.net) IS NOT DISTINCT FROM (NEW.charge_id, NEW.position, NEW.line_id, NEW.quoted, NEW.net)
      AND is_bill_without_patient(OLD.charge_id) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM quote_charges c WHERE c.id = OLD.charge_id) THEN
    RAISE EXCEPTION 'entries of the ledger cannot be changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_ledger_guard';
  END IF;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER quote_charge_lines_guard BEFORE UPDATE OR DELETE ON quote_charge_lines
  FOR EACH ROW EXECUTE FUNCTION guard_quote_charge_line();

-- A settlement ends a dispute, in the currency of the accepted quote. Only a corrected total differs from the bill.
CREATE OR REPLACE FUNCTION check_quote_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM quote_charges c JOIN quote_acceptances a ON a.recipient_id = c.recipient_id JOIN quotes q ON q.id = a.quote_id
      WHERE c.id = NEW.charge_id AND c.agreed = false AND q.currency = NEW.currency
        AND (NEW.outcome = 'corrected') = (NEW.total <> c.charged)) THEN
    RAISE EXCEPTION 'a settlement fits no disputed bill' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_settlements_bill_check';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER quote_settlements_bill_check BEFORE INSERT ON quote_settlements
  FOR EACH ROW EXECUTE FUNCTION check_quote_settlement();

-- It stays as it is, and loses its words with the account and its author with theirs.
CREATE OR REPLACE FUNCTION guard_quote_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
      AND (OLD.charge_id, OLD.outcome, OLD.total, OLD.currency, OLD.settled_at)
        IS NOT DISTINCT FROM (NEW.charge_id, NEW.outcome, NEW.total, NEW.currency, NEW.settled_at)
      AND (NEW.settled_by IS NULL OR NEW.settled_by IS NOT DISTINCT FROM OLD.settled_by)
      AND (NEW.reason = OLD.reason OR is_bill_without_patient(OLD.charge_id)) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM quote_charges c WHERE c.id = OLD.charge_id) THEN
    RAISE EXCEPTION 'entries of the ledger cannot be changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_ledger_guard';
  END IF;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER quote_settlements_guard BEFORE UPDATE OR DELETE ON quote_settlements
  FOR EACH ROW EXECUTE FUNCTION guard_quote_settlement();

CREATE OR REPLACE FUNCTION announce_quote_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_quote_bill_of(c.recipient_id) FROM quote_charges c WHERE c.id = NEW.charge_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quote_settlements_announce AFTER INSERT ON quote_settlements
  FOR EACH ROW EXECUTE FUNCTION announce_quote_settlement();

-- A request holds at most twenty files. Uploads hold the row of the request.
CREATE OR REPLACE FUNCTION guard_quote_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM quote_files f WHERE f.request_id = NEW.request_id) >= 20 THEN
    RAISE EXCEPTION 'a quote request has at most twenty files'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_files_count_check';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER quote_files_count_guard BEFORE INSERT ON quote_files
  FOR EACH ROW EXECUTE FUNCTION guard_quote_files();

-- A job takes the bytes away that no row names any more.
CREATE OR REPLACE TRIGGER quote_files_abandon AFTER DELETE ON quote_files FOR EACH ROW EXECUTE FUNCTION abandon_file();

-- A sent version keeps its attachments. Only new ones of the next version come and go. They all go with the request, or with the account of the
-- patient. A version has at most ten. Writers hold the row of the request.
CREATE OR REPLACE FUNCTION guard_quote_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sent smallint := coalesce((SELECT max(q.version) FROM quotes q
    WHERE q.recipient_id = coalesce(NEW.recipient_id, OLD.recipient_id) AND q.sent_at IS NOT NULL), 0);
  is_kept boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    is_kept := NEW.first_version > sent;
    IF (SELECT count(*) FROM quote_attachments a WHERE a.recipient_id = NEW.recipient_id AND a.end_version IS NULL) >= 10 THEN
      RAISE EXCEPTION 'a quote has at most ten attachments'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_attachments_count_check';
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    is_kept := OLD.first_version > sent OR NOT EXISTS (SELECT FROM quote_recipients r JOIN quote_requests q ON q.id = r.request_id
      WHERE r.id = OLD.recipient_id AND q.patient_id IS NOT NULL);
  ELSE
    is_kept := (OLD.id, OLD.recipient_id, OLD.first_version, OLD.name, OLD.size, OLD.type, OLD.sha256, OLD.storage_name, OLD.created_at)
        IS NOT DISTINCT FROM
        (NEW.id, NEW.recipient_id, NEW.first_version, NEW.name, NEW.size, NEW.type, NEW.sha256, NEW.storage_name, NEW.created_at)
      AND coalesce(OLD.end_version > sent, true) AND coalesce(NEW.end_version > sent, true);
  END IF;
  IF NOT is_kept THEN
    RAISE EXCEPTION 'attachments of a sent quote cannot be changed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_attachments_sent_guard';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;

CREATE OR REPLACE TRIGGER quote_attachments_sent_guard BEFORE INSERT OR UPDATE OR DELETE ON quote_attachments
  FOR EACH ROW EXECUTE FUNCTION guard_quote_attachment();

CREATE OR REPLACE TRIGGER quote_attachments_abandon AFTER DELETE ON quote_attachments FOR EACH ROW EXECUTE FUNCTION abandon_file();

-- Keeps at each request of a hospital when the patient asked the oldest question that waits for an answer.
CREATE OR REPLACE FUNCTION keep_quote_asked_at() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about uuid := coalesce(NEW.recipient_id, OLD.recipient_id);
BEGIN
  UPDATE quote_recipients SET asked_at = (SELECT min(q.asked_at) FROM quote_questions q
      WHERE q.recipient_id = about AND q.asker = 'patient' AND q.answered_at IS NULL)
    WHERE id = about;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quote_questions_asked_at AFTER INSERT OR UPDATE OF answered_at ON quote_questions
  FOR EACH ROW WHEN (NEW.asker = 'patient') EXECUTE FUNCTION keep_quote_asked_at();
CREATE OR REPLACE TRIGGER quote_questions_removed_asked_at AFTER DELETE ON quote_questions
  FOR EACH ROW WHEN (OLD.asker = 'patient' AND OLD.answered_at IS NULL) EXECUTE FUNCTION keep_quote_asked_at();

-- Questions stay as they were asked. An answer is given once.
CREATE OR REPLACE FUNCTION guard_quote_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'questions and answers of a quote request cannot be changed'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_questions_guard';
END $$;

CREATE OR REPLACE TRIGGER quote_questions_guard BEFORE UPDATE ON quote_questions FOR EACH ROW
  WHEN ((OLD.recipient_id, OLD.asker, OLD.point, OLD.text, OLD.asked_at) IS DISTINCT FROM (NEW.recipient_id, NEW.asker, NEW.point, NEW.text, NEW.asked_at)
    OR (OLD.answered_at IS NOT NULL AND (OLD.answer, OLD.answered_version, OLD.answered_at)
      IS DISTINCT FROM (NEW.answer, NEW.answered_version, NEW.answered_at)))
  EXECUTE FUNCTION guard_quote_question();
