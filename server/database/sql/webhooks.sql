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
      ELSE NEW.kind END,
    NEW.appointment_id, NEW.created_at, CASE
      WHEN NEW.kind IN ('rescheduled', 'accepted', 'move_confirmed', 'move_requested') THEN jsonb_build_object('change', NEW.change)
      WHEN NEW.kind IN ('move_declined', 'move_expired', 'move_withdrawn') THEN jsonb_build_object('reason', substr(NEW.kind, 6))
      ELSE '{}' END);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointment_events_webhooks AFTER INSERT ON "appointment_events" FOR EACH ROW
  WHEN (NEW.kind IN ('booked', 'rescheduled', 'accepted', 'move_requested', 'move_confirmed', 'move_declined', 'move_expired', 'move_withdrawn')
    OR (NEW.kind = 'status' AND NEW.to_status IN ('confirmed', 'cancelled', 'completed')))
  EXECUTE FUNCTION tell_of_appointment();

CREATE OR REPLACE FUNCTION tell_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('message.created', NEW.appointment_id, NEW.created_at,
    jsonb_build_object('messageId', NEW.id, 'sender', NEW.sender));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_webhooks AFTER INSERT ON "messages" FOR EACH ROW EXECUTE FUNCTION tell_of_message();
