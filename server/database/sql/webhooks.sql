-- Queues the deliveries of an event of an appointment, in its transaction, whichever verb or job
-- caused it. They contain only IDs and times, never the purpose of a visit.
CREATE OR REPLACE FUNCTION queue_webhooks(told text, about uuid, at timestamptz, more jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (id, endpoint_id, event, payload, created_at, available_at)
  SELECT gen_random_uuid(), e.id, told,
    jsonb_build_object('type', told, 'timestamp', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data',
      jsonb_build_object('appointmentId', a.id, 'hospitalId', a.hospital_id, 'status', a.status, 'date', a.date,
        'time', to_char(a.time, 'HH24:MI'), 'startsAt', to_char(a.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) || more),
    at, at
  FROM appointments a
  JOIN webhook_endpoints e ON e.hospital_id = a.hospital_id OR e.owner_id = a.patient_id
  LEFT JOIN users u ON u.id = e.owner_id
  WHERE a.id = about AND e.off_since IS NULL AND told = ANY (e.events) AND (e.owner_id IS NULL OR u.status = 'active')
$$;

CREATE OR REPLACE FUNCTION tell_of_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('appointment.' || CASE
      WHEN NEW.kind = 'status' THEN NEW.to_status
      WHEN NEW.kind IN ('accepted', 'move_confirmed') THEN 'rescheduled'
      WHEN NEW.kind IN ('move_declined', 'move_expired', 'move_withdrawn') THEN 'move_ended'
      WHEN NEW.kind IN ('declined', 'expired', 'withdrawn') THEN 'proposal_ended'
      WHEN NEW.kind IN ('doctor', 'notes', 'arrival') THEN NEW.kind || '_changed'
      ELSE NEW.kind END,
    NEW.appointment_id, NEW.created_at, CASE
      WHEN NEW.kind IN ('rescheduled', 'accepted', 'move_confirmed', 'move_requested', 'proposed', 'doctor') THEN jsonb_build_object('change', NEW.change)
      WHEN NEW.kind IN ('declined', 'expired', 'withdrawn') THEN jsonb_build_object('reason', NEW.kind)
      WHEN NEW.kind = 'arrival' THEN jsonb_build_object('arrival', NEW.change -> 'arrival' -> 'to')
      WHEN NEW.kind IN ('move_declined', 'move_expired', 'move_withdrawn') THEN jsonb_build_object('reason', substr(NEW.kind, 6))
      ELSE '{}' END);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointment_events_webhooks AFTER INSERT ON "appointment_events" FOR EACH ROW
  WHEN (NEW.kind IN ('booked', 'rescheduled', 'accepted', 'move_requested', 'move_confirmed', 'move_declined', 'move_expired', 'move_withdrawn',
      'proposed', 'declined', 'expired', 'withdrawn', 'doctor', 'notes', 'arrival', 'no_show')
    OR (NEW.kind = 'status' AND NEW.to_status IN ('confirmed', 'cancelled', 'completed')))
  EXECUTE FUNCTION tell_of_appointment();

CREATE OR REPLACE FUNCTION tell_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('message.created', NEW.appointment_id, NEW.created_at,
    jsonb_build_object('messageId', NEW.id, 'sender', NEW.sender));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_webhooks AFTER INSERT ON "messages" FOR EACH ROW EXECUTE FUNCTION tell_of_message();

CREATE OR REPLACE FUNCTION tell_of_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('file.created', NEW.appointment_id, NEW.created_at,
    jsonb_build_object('fileId', NEW.id, 'sender', NEW.uploaded_by));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER files_webhooks AFTER INSERT ON "files" FOR EACH ROW EXECUTE FUNCTION tell_of_file();

-- What happens to a quote request at one hospital, for that hospital and for the patient. Ids, the number and the state at this hospital:
-- no treatment, no health, no amount, no other hospital. The ID of the whole request goes to the patient only.
CREATE OR REPLACE FUNCTION queue_quote_webhooks(told text, about uuid, at timestamptz, more jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (id, endpoint_id, event, payload, created_at, available_at)
  SELECT gen_random_uuid(), e.id, told,
    jsonb_build_object('type', told, 'timestamp', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data',
      jsonb_build_object('hospitalRequestId', r.id, 'hospitalId', r.hospital_id, 'number', q.number, 'state', r.state)
        || CASE WHEN e.owner_id IS NULL THEN '{}' ELSE jsonb_build_object('requestId', q.id) END || more),
    at, at
  FROM quote_recipients r
  JOIN quote_requests q ON q.id = r.request_id
  JOIN webhook_endpoints e ON e.hospital_id = r.hospital_id OR e.owner_id = q.patient_id
  LEFT JOIN users u ON u.id = e.owner_id
  WHERE r.id = about AND e.off_since IS NULL AND told = ANY (e.events) AND (e.owner_id IS NULL OR u.status = 'active')
$$;

CREATE OR REPLACE FUNCTION tell_of_quote_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_quote_webhooks('quote.' || CASE NEW.state WHEN 'sent' THEN 'requested' ELSE NEW.state END, NEW.id,
    CASE NEW.state WHEN 'sent' THEN NEW.sent_at WHEN 'question' THEN NEW.paused_at WHEN 'answered' THEN NEW.running_since ELSE NEW.ended_at END, '{}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quote_recipients_webhooks AFTER INSERT ON "quote_recipients" FOR EACH ROW
  WHEN (NEW.state = 'sent') EXECUTE FUNCTION tell_of_quote_request();
CREATE OR REPLACE TRIGGER quote_recipients_state_webhooks AFTER UPDATE OF state ON "quote_recipients" FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.state IN ('question', 'answered', 'declined', 'withdrawn', 'expired', 'not_chosen'))
  EXECUTE FUNCTION tell_of_quote_request();

CREATE OR REPLACE FUNCTION tell_of_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_quote_webhooks('quote.sent', NEW.recipient_id, NEW.sent_at,
    jsonb_build_object('state', 'quoted', 'quoteId', NEW.id, 'version', NEW.version));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quotes_webhooks AFTER UPDATE OF sent_at ON "quotes" FOR EACH ROW
  WHEN (OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL) EXECUTE FUNCTION tell_of_quote();

-- A question of the patient, and its answer. Questions of the hospital are moves of the request.
CREATE OR REPLACE FUNCTION tell_of_patient_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_quote_webhooks(CASE WHEN NEW.answered_at IS NULL THEN 'quote.asked' ELSE 'quote.replied' END, NEW.recipient_id,
    coalesce(NEW.answered_at, NEW.asked_at), jsonb_build_object('questionId', NEW.id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quote_questions_webhooks AFTER INSERT ON "quote_questions" FOR EACH ROW
  WHEN (NEW.asker = 'patient' AND NEW.answered_at IS NULL) EXECUTE FUNCTION tell_of_patient_question();
CREATE OR REPLACE TRIGGER quote_questions_answer_webhooks AFTER UPDATE OF answered_at ON "quote_questions" FOR EACH ROW
  WHEN (NEW.asker = 'patient' AND OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL) EXECUTE FUNCTION tell_of_patient_question();

CREATE OR REPLACE FUNCTION tell_of_quote_acceptance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_quote_webhooks('quote.accepted', NEW.recipient_id, NEW.accepted_at,
    jsonb_build_object('quoteId', NEW.quote_id, 'appointmentId', NEW.appointment_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quote_acceptances_webhooks AFTER INSERT ON "quote_acceptances" FOR EACH ROW
  EXECUTE FUNCTION tell_of_quote_acceptance();

CREATE OR REPLACE FUNCTION tell_of_quote_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM queue_quote_webhooks('quote.charged', NEW.recipient_id, NEW.recorded_at, '{}');
  ELSE
    PERFORM queue_quote_webhooks('quote.charge_answered', NEW.recipient_id, NEW.answered_at, jsonb_build_object('agreed', NEW.agreed));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quote_charges_webhooks AFTER INSERT ON "quote_charges" FOR EACH ROW EXECUTE FUNCTION tell_of_quote_bill();
CREATE OR REPLACE TRIGGER quote_charges_answer_webhooks AFTER UPDATE OF agreed ON "quote_charges" FOR EACH ROW
  WHEN (OLD.agreed IS NULL AND NEW.agreed IS NOT NULL) EXECUTE FUNCTION tell_of_quote_bill();

CREATE OR REPLACE FUNCTION tell_of_quote_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_quote_webhooks('quote.charge_settled', c.recipient_id, NEW.settled_at, jsonb_build_object('outcome', NEW.outcome))
    FROM quote_charges c WHERE c.id = NEW.charge_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quote_settlements_webhooks AFTER INSERT ON "quote_settlements" FOR EACH ROW EXECUTE FUNCTION tell_of_quote_settlement();
