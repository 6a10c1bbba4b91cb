CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb,
	"network" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_reasons" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_event_key" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" "citext" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_tokens_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "one_time_tokens_kind_check" CHECK ("kind" in ('confirm_email', 'change_email', 'reset_password', 'invitation'))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_pkey" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"occasion" text NOT NULL,
	"appointment_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_document_check" CHECK ("document" in ('terms', 'privacy', 'guardian'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"available_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"dedupe_key" text,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "outbox_dedupe_key" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_attempts_check" CHECK ("outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"sex" text NOT NULL,
	"relation" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "persons_sex_check" CHECK ("sex" in ('female', 'male', 'other')),
	CONSTRAINT "persons_relation_check" CHECK ("relation" in ('mother', 'father', 'guardian', 'wife', 'husband', 'daughter', 'son', 'sister', 'brother', 'relative', 'friend')),
	CONSTRAINT "persons_language_check" CHECK ("language" in ('ar', 'az', 'bg', 'bs', 'de', 'el', 'en', 'es', 'fa', 'fr', 'he', 'it', 'ka', 'kk', 'ku', 'ky', 'nl', 'pl', 'ps', 'pt', 'ro', 'ru', 'so', 'sq', 'sr', 'sv', 'tk', 'tr', 'uk', 'ur', 'uz', 'zh'))
);
--> statement-breakpoint
CREATE TABLE "push_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"outbox_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"available_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	CONSTRAINT "push_deliveries_once_key" UNIQUE("subscription_id","outbox_id"),
	CONSTRAINT "push_deliveries_attempts_check" CHECK ("push_deliveries"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_session_key" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"as_of" date NOT NULL,
	"per_dollar" numeric(14, 6) NOT NULL,
	"source" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_pkey" PRIMARY KEY("currency","as_of"),
	CONSTRAINT "exchange_rates_currency_check" CHECK ("currency" in ('EUR', 'GBP', 'TRY')),
	CONSTRAINT "exchange_rates_rate_check" CHECK ("exchange_rates"."per_dollar" > 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_commit" bigint
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"hospital_id" uuid,
	"hospital_role" text,
	"doctor_id" uuid,
	"phone" text,
	"address" text,
	"birth_date" date,
	"bio" text,
	"language" text DEFAULT 'en' NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"pending_email" "citext",
	"totp_secret" text,
	"totp_enabled_at" timestamp (3) with time zone,
	"totp_last_step" bigint,
	"must_use_two_factor" boolean DEFAULT false NOT NULL,
	"calendar_key_hash" text,
	"deletes_at" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(first_name || ' ' || last_name || ' ' || email::text)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email"),
	CONSTRAINT "users_calendar_key" UNIQUE("calendar_key_hash"),
	CONSTRAINT "users_doctor_key" UNIQUE("doctor_id"),
	CONSTRAINT "users_role_check" CHECK ("role" in ('user', 'hospital', 'admin')),
	CONSTRAINT "users_status_check" CHECK ("status" in ('active', 'inactive', 'suspended')),
	CONSTRAINT "users_hospital_check" CHECK (("users"."role" = 'hospital') = ("users"."hospital_id" is not null)),
	CONSTRAINT "users_hospital_role_check" CHECK (("users"."role" = 'hospital') = ("users"."hospital_role" is not null)),
	CONSTRAINT "users_doctor_check" CHECK (("users"."hospital_role" is not distinct from 'doctor') = ("users"."doctor_id" is not null)),
	CONSTRAINT "users_hospital_role_values_check" CHECK ("hospital_role" in ('owner', 'coordinator', 'viewer', 'doctor')),
	CONSTRAINT "users_totp_check" CHECK ("users"."totp_enabled_at" is null or "users"."totp_secret" is not null)
);
--> statement-breakpoint
CREATE TABLE "hospital_digests" (
	"hospital_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"language" text,
	"last_day" date,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_digests_language_check" CHECK ("language" in ('en', 'tr', 'ru', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "import_files" (
	"import_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_records" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"name" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"text" text,
	CONSTRAINT "import_rows_outcome_check" CHECK ("outcome" in ('added', 'changed', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"actor_id" uuid,
	"network" text,
	"total" integer,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"without_services" integer,
	"done_line" integer DEFAULT 0 NOT NULL,
	"worker" uuid,
	"claimed_until" timestamp (3) with time zone,
	"is_cancel_requested" boolean DEFAULT false NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "imports_kind_check" CHECK ("kind" in ('hospital', 'doctor', 'health_service', 'hospital_service', 'doctor_service')),
	CONSTRAINT "imports_state_check" CHECK ("state" in ('checking', 'ready', 'running', 'done', 'cancelled', 'failed', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "inbox_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"appointment_id" uuid,
	"proposal_id" uuid,
	"review_id" uuid,
	"snoozed_at" timestamp (3) with time zone,
	"snoozed_until" timestamp (3) with time zone,
	"assignee_id" uuid,
	CONSTRAINT "inbox_marks_appointment_key" UNIQUE("appointment_id","kind"),
	CONSTRAINT "inbox_marks_proposal_key" UNIQUE("proposal_id","kind"),
	CONSTRAINT "inbox_marks_review_key" UNIQUE("review_id","kind"),
	CONSTRAINT "inbox_marks_kind_check" CHECK ("kind" in ('request', 'move', 'message', 'answer', 'visit', 'review')),
	CONSTRAINT "inbox_marks_subject_check" CHECK (num_nonnulls("inbox_marks"."appointment_id", "inbox_marks"."proposal_id", "inbox_marks"."review_id") = 1
        and ("inbox_marks"."review_id" is not null) = ("inbox_marks"."kind" = 'review')
        and ("inbox_marks"."proposal_id" is not null) = ("inbox_marks"."kind" in ('move', 'answer'))),
	CONSTRAINT "inbox_marks_snooze_check" CHECK (("inbox_marks"."snoozed_at" is null) = ("inbox_marks"."snoozed_until" is null))
);
--> statement-breakpoint
CREATE TABLE "activations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"is_active" boolean NOT NULL,
	"record_ids" uuid[] NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activations_kind_check" CHECK ("kind" in ('hospital', 'doctor', 'health_service'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"doctor_id" uuid,
	"actor_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"worker" uuid,
	"claimed_until" timestamp (3) with time zone,
	"is_cancel_requested" boolean DEFAULT false NOT NULL,
	"failure" text,
	"content" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "reports_kind_check" CHECK ("kind" in ('appointments', 'revenue', 'doctors', 'patients')),
	CONSTRAINT "reports_period_check" CHECK ("period" in ('week', 'month', 'quarter', 'year', 'custom')),
	CONSTRAINT "reports_state_check" CHECK ("state" in ('waiting', 'working', 'done', 'failed', 'cancelled')),
	CONSTRAINT "reports_days_check" CHECK ("reports"."ends_on" >= "reports"."starts_on" and "reports"."ends_on" - "reports"."starts_on" < 731),
	CONSTRAINT "reports_progress_check" CHECK ("reports"."progress" between 0 and 100),
	CONSTRAINT "reports_content_check" CHECK (("reports"."content" is not null) = ("reports"."state" = 'done')),
	CONSTRAINT "reports_finished_check" CHECK (("reports"."finished_at" is null) = ("reports"."state" in ('waiting', 'working')))
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"from_state" text,
	"to_state" text,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_events_kind_check" CHECK ("kind" in ('received', 'state', 'owner', 'note', 'answer'))
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"storage_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_files_storage_name_key" UNIQUE("storage_name"),
	CONSTRAINT "request_files_size_check" CHECK ("request_files"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"name" text,
	"company" text,
	"email" "citext" NOT NULL,
	"phone" text,
	"subject" text,
	"message" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid,
	"owner_id" uuid,
	"due_on" date NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (fold(number || ' ' || coalesce(name, '') || ' ' || coalesce(company, '') || ' ' || email::text || ' ' || coalesce(subject, '') || ' ' || coalesce(message, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requests_number_key" UNIQUE("number"),
	CONSTRAINT "requests_kind_check" CHECK ("kind" in ('contact', 'accessibility', 'evidence', 'clinic', 'job')),
	CONSTRAINT "requests_state_check" CHECK ("state" in ('new', 'in_progress', 'answered', 'closed', 'spam')),
	CONSTRAINT "requests_language_check" CHECK ("language" in ('en', 'tr', 'ru', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issuer" text NOT NULL,
	"issued_on" date,
	"expires_on" date NOT NULL,
	"document_name" text,
	"document_type" text,
	"document_size" integer,
	"storage_name" text,
	"checked_at" timestamp (3) with time zone,
	"checked_by" uuid,
	"noticed_for" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_storage_name_key" UNIQUE("storage_name"),
	CONSTRAINT "certificates_number_key" UNIQUE("hospital_id","kind","number"),
	CONSTRAINT "certificates_kind_check" CHECK ("kind" in ('operating_licence', 'health_tourism', 'jci', 'temos', 'iso_9001', 'iso_15189', 'iso_27001', 'other')),
	CONSTRAINT "certificates_dates_check" CHECK ("certificates"."issued_on" <= "certificates"."expires_on"),
	CONSTRAINT "certificates_document_check" CHECK (num_nulls("certificates"."document_name", "certificates"."document_type", "certificates"."document_size", "certificates"."storage_name") in (0, 4)),
	CONSTRAINT "certificates_checked_by_check" CHECK ("certificates"."checked_by" is null or "certificates"."checked_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "company_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"storage_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_documents_storage_name_key" UNIQUE("storage_name"),
	CONSTRAINT "company_documents_size_check" CHECK ("company_documents"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "doctor_breaks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"starts_at" time(0) NOT NULL,
	"ends_at" time(0) NOT NULL,
	CONSTRAINT "doctor_breaks_weekday_check" CHECK ("doctor_breaks"."weekday" between 1 and 6),
	CONSTRAINT "doctor_breaks_hours_check" CHECK ("doctor_breaks"."ends_at" > "doctor_breaks"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "doctor_feeds" (
	"doctor_id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_feeds_key" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "doctor_hours" (
	"doctor_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"start_time" time(0) NOT NULL,
	CONSTRAINT "doctor_hours_pkey" PRIMARY KEY("doctor_id","weekday","start_time"),
	CONSTRAINT "doctor_hours_weekday_check" CHECK ("doctor_hours"."weekday" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "doctor_leave" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_leave_days_check" CHECK ("doctor_leave"."ends_on" >= "doctor_leave"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "doctor_services" (
	"doctor_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"price" numeric(10, 2),
	"currency" text,
	"price_usd" numeric(12, 2),
	"channels" text[],
	"consultation_price" numeric(10, 2),
	"consultation_currency" text,
	"consultation_minutes" smallint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_services_pkey" PRIMARY KEY("doctor_id","service_id"),
	CONSTRAINT "doctor_services_channels_check" CHECK (cardinality("doctor_services"."channels") > 0 and "doctor_services"."channels" <@ array['in_person', 'video', 'phone']),
	CONSTRAINT "doctor_services_consultation_price_check" CHECK ("doctor_services"."consultation_price" >= 0 and ("doctor_services"."consultation_price" is null) = ("doctor_services"."consultation_currency" is null)),
	CONSTRAINT "doctor_services_consultation_currency_check" CHECK ("consultation_currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "doctor_services_consultation_minutes_check" CHECK ("doctor_services"."consultation_minutes" between 20 and 40),
	CONSTRAINT "doctor_services_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "doctor_services_price_check" CHECK ("doctor_services"."price" >= 0 and ("doctor_services"."price" is null) = ("doctor_services"."currency" is null))
);
--> statement-breakpoint
CREATE TABLE "doctor_texts" (
	"doctor_id" uuid NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"source_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_texts_pkey" PRIMARY KEY("doctor_id","language"),
	CONSTRAINT "doctor_texts_language_check" CHECK ("language" in ('tr', 'ru', 'ar')),
	CONSTRAINT "doctor_texts_description_check" CHECK (length("doctor_texts"."description") between 1 and 8000)
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid,
	"full_name" text NOT NULL,
	"specialty" text NOT NULL,
	"subspecialties" text[] DEFAULT '{}'::text[] NOT NULL,
	"experience_years" smallint DEFAULT 0 NOT NULL,
	"languages_spoken" text[] DEFAULT '{}'::text[] NOT NULL,
	"phone" text,
	"email" text,
	"website" text,
	"description" text,
	"profile_image_url" text,
	"profile_image_alt" text,
	"consultation_fee" numeric(10, 2),
	"meeting_url" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"fee_usd" numeric(12, 2),
	"price_from" numeric(12, 2),
	"is_active" boolean DEFAULT true NOT NULL,
	"hospital_name" text,
	"hospital_city" text,
	"is_listed" boolean DEFAULT true NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating_key" real GENERATED ALWAYS AS (case when review_count = 0 then 0::real else round(rating_sum::numeric / review_count, 1)::real end) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(full_name || ' ' || specialty || ' ' || coalesce(hospital_name, '') || ' ' || coalesce(hospital_city, ''))) STORED NOT NULL,
	"city_key" text GENERATED ALWAYS AS (fold(coalesce(hospital_city, ''))) STORED NOT NULL,
	"name_key" text GENERATED ALWAYS AS (fold(full_name)) STORED NOT NULL,
	"managed_text" text GENERATED ALWAYS AS (fold(full_name || E'\n' || specialty || E'\n' || coalesce(hospital_name, '') || E'\n' || joined(languages_spoken))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctors_hospital_key" UNIQUE("hospital_id","id"),
	CONSTRAINT "doctors_specialty_check" CHECK ("specialty" in ('Cardiology', 'Dermatology', 'Emergency Medicine', 'Family Medicine', 'Internal Medicine', 'Neurology', 'Oncology', 'Orthopedics', 'Pediatrics', 'Psychiatry', 'Radiology', 'Surgery', 'Dentistry', 'Ophthalmology', 'Obstetrics and Gynecology', 'Reproductive Medicine', 'Urology', 'Ear Nose and Throat', 'Plastic Surgery', 'Hair Restoration', 'Bariatric Surgery', 'Cardiovascular Surgery', 'Neurosurgery', 'Gastroenterology', 'Pulmonology', 'Endocrinology', 'Rheumatology', 'Nephrology', 'Hematology', 'Infectious Diseases', 'Physical Medicine and Rehabilitation', 'Other')),
	CONSTRAINT "doctors_subspecialties_check" CHECK ("subspecialties" <@ array['Pediatric Cardiology', 'Interventional Cardiology', 'Cardiac Electrophysiology', 'Pediatric Heart Surgery', 'Vascular Surgery', 'Neonatology', 'Pediatric Neurology', 'Pediatric Oncology', 'Pediatric Hematology', 'Pediatric Endocrinology', 'Pediatric Gastroenterology', 'Pediatric Nephrology', 'Pediatric Pulmonology', 'Pediatric Rheumatology', 'Pediatric Allergy and Immunology', 'Pediatric Surgery', 'Pediatric Orthopedics', 'Pediatric Urology', 'Pediatric Ophthalmology', 'Pediatric Dentistry', 'Child and Adolescent Psychiatry', 'Spine Surgery', 'Sports Medicine', 'Hand Surgery', 'Foot and Ankle Surgery', 'Gynecologic Oncology', 'Radiation Oncology', 'Surgical Oncology', 'Breast Surgery', 'Epileptology', 'Movement Disorders', 'Headache Medicine', 'Retina', 'Cornea', 'Glaucoma', 'Oculoplastic Surgery', 'Andrology', 'Urologic Oncology', 'Perinatology', 'Urogynecology', 'Hepatology', 'Colorectal Surgery', 'Organ Transplantation', 'Thoracic Surgery', 'Interventional Radiology', 'Sleep Medicine', 'Allergy and Immunology', 'Geriatrics', 'Pain Medicine']
  and cardinality("subspecialties") <= 5),
	CONSTRAINT "doctors_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "doctors_experience_check" CHECK ("doctors"."experience_years" between 0 and 60),
	CONSTRAINT "doctors_meeting_url_check" CHECK ("doctors"."meeting_url" like 'https://%'),
	CONSTRAINT "doctors_fee_check" CHECK ("doctors"."consultation_fee" >= 0),
	CONSTRAINT "doctors_reviews_check" CHECK ("doctors"."review_count" >= 0 and "doctors"."rating_sum" between "doctors"."review_count" and "doctors"."review_count" * 5)
);
--> statement-breakpoint
CREATE TABLE "health_service_texts" (
	"service_id" uuid NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"source_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (fold(name)) STORED NOT NULL,
	CONSTRAINT "health_service_texts_pkey" PRIMARY KEY("service_id","language"),
	CONSTRAINT "health_service_texts_language_check" CHECK ("language" in ('tr', 'ru', 'ar')),
	CONSTRAINT "health_service_texts_name_check" CHECK (length("health_service_texts"."name") between 1 and 120),
	CONSTRAINT "health_service_texts_description_check" CHECK (length("health_service_texts"."description") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "health_services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"icon_key" text,
	"price" numeric(10, 2),
	"currency" text DEFAULT 'USD' NOT NULL,
	"price_usd" numeric(12, 2),
	"duration" integer,
	"visit_type" text DEFAULT 'examination' NOT NULL,
	"nights" smallint,
	"stay_days" smallint,
	"min_age" integer,
	"max_age" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"hospital_count" integer DEFAULT 0 NOT NULL,
	"rating_key" real GENERATED ALWAYS AS (case when review_count = 0 then 0::real else round(rating_sum::numeric / review_count, 1)::real end) STORED NOT NULL,
	"name_key" text GENERATED ALWAYS AS (fold(name)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(name || ' ' || category || ' ' || description)) STORED NOT NULL,
	"translated_names" text DEFAULT '' NOT NULL,
	"translated_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_services_category_check" CHECK ("category" in ('Emergency Care', 'Primary Care', 'Specialist Care', 'Surgery', 'Medical', 'Diagnostics', 'Therapy', 'Preventive Care', 'Mental Health', 'Dental Care', 'Vision Care', 'Emergency', 'Other')),
	CONSTRAINT "health_services_icon_check" CHECK ("icon_key" in ('heart', 'brain', 'eye', 'bone', 'emergency', 'baby', 'users', 'stethoscope', 'syringe', 'pill', 'heartpulse', 'microscope', 'zap', 'tooth')),
	CONSTRAINT "health_services_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "health_services_price_check" CHECK ("health_services"."price" >= 0),
	CONSTRAINT "health_services_visit_type_check" CHECK ("visit_type" in ('consultation', 'examination', 'procedure')),
	CONSTRAINT "health_services_stay_check" CHECK ("health_services"."nights" between 0 and 365 and "health_services"."stay_days" between 0 and 365),
	CONSTRAINT "health_services_duration_check" CHECK ("health_services"."duration" between 1 and 1440),
	CONSTRAINT "health_services_ages_check" CHECK ("health_services"."min_age" between 0 and 120 and "health_services"."max_age" between 0 and 120),
	CONSTRAINT "health_services_ages_order_check" CHECK ("health_services"."min_age" <= "health_services"."max_age")
);
--> statement-breakpoint
CREATE TABLE "booking_rules" (
	"hospital_id" uuid PRIMARY KEY NOT NULL,
	"notice_minutes" integer DEFAULT 2880 NOT NULL,
	"procedure_notice_minutes" integer DEFAULT 10080 NOT NULL,
	"horizon_days" smallint DEFAULT 365 NOT NULL,
	"buffer_minutes" smallint DEFAULT 0 NOT NULL,
	"confirmation" text DEFAULT 'on_request' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_rules_notice_check" CHECK ("booking_rules"."notice_minutes" between 0 and 43200),
	CONSTRAINT "booking_rules_procedure_notice_check" CHECK ("booking_rules"."procedure_notice_minutes" between 0 and 43200),
	CONSTRAINT "booking_rules_horizon_check" CHECK ("booking_rules"."horizon_days" between 1 and 365),
	CONSTRAINT "booking_rules_buffer_check" CHECK ("booking_rules"."buffer_minutes" between 0 and 480),
	CONSTRAINT "booking_rules_confirmation_check" CHECK ("confirmation" in ('on_request', 'instant'))
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"starts_at" time(0),
	"ends_at" time(0),
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closures_days_check" CHECK ("closures"."ends_on" >= "closures"."starts_on"),
	CONSTRAINT "closures_hours_check" CHECK (("closures"."starts_at" is null) = ("closures"."ends_at" is null) and "closures"."ends_at" > "closures"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "hospital_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_addresses_email_key" UNIQUE("hospital_id","email")
);
--> statement-breakpoint
CREATE TABLE "hospital_holidays" (
	"hospital_id" uuid NOT NULL,
	"date" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "hospital_holidays_pkey" PRIMARY KEY("hospital_id","date")
);
--> statement-breakpoint
CREATE TABLE "hospital_services" (
	"hospital_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"price" numeric(10, 2),
	"currency" text,
	"price_usd" numeric(12, 2),
	"on_request" boolean DEFAULT false NOT NULL,
	"channels" text[],
	"consultation_price" numeric(10, 2),
	"consultation_currency" text,
	"consultation_minutes" smallint,
	"nights" smallint,
	"stay_days" smallint,
	"price_includes" text[] DEFAULT '{}'::text[] NOT NULL,
	"price_excludes" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_services_pkey" PRIMARY KEY("hospital_id","service_id"),
	CONSTRAINT "hospital_services_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "hospital_services_price_check" CHECK ("hospital_services"."price" >= 0 and ("hospital_services"."price" is null) = ("hospital_services"."currency" is null)),
	CONSTRAINT "hospital_services_on_request_check" CHECK (not ("hospital_services"."on_request" and "hospital_services"."price" is not null)),
	CONSTRAINT "hospital_services_channels_check" CHECK (cardinality("hospital_services"."channels") > 0 and "hospital_services"."channels" <@ array['in_person', 'video', 'phone']),
	CONSTRAINT "hospital_services_consultation_price_check" CHECK ("hospital_services"."consultation_price" >= 0 and ("hospital_services"."consultation_price" is null) = ("hospital_services"."consultation_currency" is null)),
	CONSTRAINT "hospital_services_consultation_currency_check" CHECK ("consultation_currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "hospital_services_consultation_minutes_check" CHECK ("hospital_services"."consultation_minutes" between 20 and 40),
	CONSTRAINT "hospital_services_stay_check" CHECK ("hospital_services"."nights" between 0 and 365 and "hospital_services"."stay_days" between 0 and 365),
	CONSTRAINT "hospital_services_parts_check" CHECK (("hospital_services"."price_includes" || "hospital_services"."price_excludes") <@ array['surgeon', 'anaesthesia', 'stay', 'test', 'medicine', 'implant', 'transfer', 'hotel', 'interpreter', 'follow_up'] and not ("hospital_services"."price_includes" && "hospital_services"."price_excludes"))
);
--> statement-breakpoint
CREATE TABLE "hospital_texts" (
	"hospital_id" uuid NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"source_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_texts_pkey" PRIMARY KEY("hospital_id","language"),
	CONSTRAINT "hospital_texts_language_check" CHECK ("language" in ('tr', 'ru', 'ar')),
	CONSTRAINT "hospital_texts_description_check" CHECK (length("hospital_texts"."description") between 1 and 8000)
);
--> statement-breakpoint
CREATE TABLE "hospitals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"external_code" text,
	"name" text NOT NULL,
	"description" text,
	"address" text NOT NULL,
	"district" text,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"location_approximate" boolean DEFAULT false NOT NULL,
	"phone" text,
	"email" text,
	"website" text,
	"google_maps_url" text,
	"google_places_url" text,
	"logo_url" text,
	"logo_alt" text,
	"image_urls" text[] DEFAULT '{}'::text[] NOT NULL,
	"image_alts" text[] DEFAULT '{}'::text[] NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"insurers" text[],
	"is_active" boolean DEFAULT true NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating_key" real GENERATED ALWAYS AS (case when review_count = 0 then 0::real else round(rating_sum::numeric / review_count, 1)::real end) STORED NOT NULL,
	"price_from" numeric(12, 2),
	"price_typical" numeric(12, 2),
	"search_text" text GENERATED ALWAYS AS (fold(name || ' ' || city || ' ' || coalesce(district, '') || ' ' || address)) STORED NOT NULL,
	"city_key" text GENERATED ALWAYS AS (fold(city)) STORED NOT NULL,
	"name_key" text GENERATED ALWAYS AS (fold(name)) STORED NOT NULL,
	"managed_text" text GENERATED ALWAYS AS (fold(name || E'\n' || city || E'\n' || country || E'\n' || address)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospitals_external_code_key" UNIQUE("external_code"),
	CONSTRAINT "hospitals_name_check" CHECK (length("hospitals"."name") between 1 and 200),
	CONSTRAINT "hospitals_alts_check" CHECK (cardinality("hospitals"."image_alts") <= cardinality("hospitals"."image_urls")),
	CONSTRAINT "hospitals_latitude_check" CHECK ("hospitals"."latitude" between -90 and 90),
	CONSTRAINT "hospitals_longitude_check" CHECK ("hospitals"."longitude" between -180 and 180),
	CONSTRAINT "hospitals_place_check" CHECK (("hospitals"."latitude" is null) = ("hospitals"."longitude" is null)),
	CONSTRAINT "hospitals_approximate_check" CHECK (not ("hospitals"."location_approximate" and "hospitals"."latitude" is null)),
	CONSTRAINT "hospitals_reviews_check" CHECK ("hospitals"."review_count" >= 0 and "hospitals"."rating_sum" between "hospitals"."review_count" and "hospitals"."review_count" * 5)
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"hospital_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"start_time" time(0) NOT NULL,
	CONSTRAINT "opening_hours_pkey" PRIMARY KEY("hospital_id","weekday","start_time"),
	CONSTRAINT "opening_hours_weekday_check" CHECK ("opening_hours"."weekday" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploader_id" uuid,
	"hospital_id" uuid,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_alt_check" CHECK (length("pictures"."alt") between 1 and 300),
	CONSTRAINT "pictures_size_check" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "term_texts" (
	"term_id" uuid NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"source_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "term_texts_pkey" PRIMARY KEY("term_id","language"),
	CONSTRAINT "term_texts_language_check" CHECK ("language" in ('tr', 'ru', 'ar')),
	CONSTRAINT "term_texts_name_check" CHECK (length("term_texts"."name") between 1 and 80),
	CONSTRAINT "term_texts_description_check" CHECK (length("term_texts"."description") between 1 and 400)
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_kind_value_key" UNIQUE("kind","value"),
	CONSTRAINT "terms_value_check" CHECK (("kind" = 'specialty' and "value" in ('Cardiology', 'Dermatology', 'Emergency Medicine', 'Family Medicine', 'Internal Medicine', 'Neurology', 'Oncology', 'Orthopedics', 'Pediatrics', 'Psychiatry', 'Radiology', 'Surgery', 'Dentistry', 'Ophthalmology', 'Obstetrics and Gynecology', 'Reproductive Medicine', 'Urology', 'Ear Nose and Throat', 'Plastic Surgery', 'Hair Restoration', 'Bariatric Surgery', 'Cardiovascular Surgery', 'Neurosurgery', 'Gastroenterology', 'Pulmonology', 'Endocrinology', 'Rheumatology', 'Nephrology', 'Hematology', 'Infectious Diseases', 'Physical Medicine and Rehabilitation', 'Other')) or ("kind" = 'category' and "value" in ('Emergency Care', 'Primary Care', 'Specialist Care', 'Surgery', 'Medical', 'Diagnostics', 'Therapy', 'Preventive Care', 'Mental Health', 'Dental Care', 'Vision Care', 'Emergency', 'Other'))),
	CONSTRAINT "terms_name_check" CHECK (length("terms"."name") between 1 and 80),
	CONSTRAINT "terms_description_check" CHECK (length("terms"."description") between 1 and 400)
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_commit" bigint,
	CONSTRAINT "api_keys_key_hash_key" UNIQUE("key_hash"),
	CONSTRAINT "api_keys_scopes_check" CHECK (cardinality("api_keys"."scopes") > 0 and "api_keys"."scopes" <@ array['catalogue:read', 'profile:read', 'appointments:read', 'appointments:write', 'messages:read', 'messages:write', 'quotes:read', 'quotes:write', 'portal:read', 'portal:write']::text[]),
	CONSTRAINT "api_keys_name_check" CHECK (length("api_keys"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "key_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"operation" text,
	"status" smallint NOT NULL,
	"outcome" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"code" text,
	"fields" jsonb NOT NULL,
	CONSTRAINT "key_requests_method_check" CHECK (length("key_requests"."method") between 1 and 20),
	CONSTRAINT "key_requests_outcome_check" CHECK ("outcome" in ('succeeded', 'refused', 'failed')),
	CONSTRAINT "key_requests_status_check" CHECK ("key_requests"."status" between 100 and 599)
);
--> statement-breakpoint
CREATE TABLE "test_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"test_mode_id" uuid NOT NULL,
	"name" text NOT NULL,
	"acts_for" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_keys_key_hash_key" UNIQUE("key_hash"),
	CONSTRAINT "test_keys_acts_for_check" CHECK ("acts_for" in ('patient', 'owner')),
	CONSTRAINT "test_keys_name_check" CHECK (length("test_keys"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "test_modes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"database" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_modes_user_id_key" UNIQUE("user_id"),
	CONSTRAINT "test_modes_database_key" UNIQUE("database")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"status" integer,
	"fault" text,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"available_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"hospital_id" uuid,
	"url" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"events" text[] NOT NULL,
	"secret_number" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp (3) with time zone,
	"off_since" timestamp (3) with time zone,
	"off_because" text,
	"failing_since" timestamp (3) with time zone,
	"rests_until" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_owner_check" CHECK (("webhook_endpoints"."owner_id" is null) <> ("webhook_endpoints"."hospital_id" is null)),
	CONSTRAINT "webhook_endpoints_events_check" CHECK (cardinality("webhook_endpoints"."events") > 0 and "webhook_endpoints"."events" <@ array['appointment.booked', 'appointment.confirmed', 'appointment.rescheduled', 'appointment.move_requested', 'appointment.move_ended', 'appointment.proposed', 'appointment.proposal_ended', 'appointment.doctor_changed', 'appointment.notes_changed', 'appointment.arrival_changed', 'appointment.cancelled', 'appointment.completed', 'appointment.no_show', 'message.created', 'file.created', 'quote.requested', 'quote.question', 'quote.answered', 'quote.asked', 'quote.replied', 'quote.sent', 'quote.accepted', 'quote.declined', 'quote.withdrawn', 'quote.expired', 'quote.not_chosen', 'quote.charged', 'quote.charge_answered', 'quote.charge_settled']::text[]),
	CONSTRAINT "webhook_endpoints_off_check" CHECK (("webhook_endpoints"."off_since" is null) = ("webhook_endpoints"."off_because" is null)),
	CONSTRAINT "webhook_endpoints_because_check" CHECK ("off_because" in ('owner', 'failing', 'gone'))
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"emergency" boolean DEFAULT false NOT NULL,
	"answered_by" text,
	CONSTRAINT "conversation_messages_conversation_id_position_pk" PRIMARY KEY("conversation_id","position"),
	CONSTRAINT "conversation_messages_position_check" CHECK ("conversation_messages"."position" between 0 and 40),
	CONSTRAINT "conversation_messages_role_check" CHECK ("role" in ('user', 'assistant')),
	CONSTRAINT "conversation_messages_answered_by_check" CHECK ("answered_by" in ('guide', 'model')),
	CONSTRAINT "conversation_messages_content_check" CHECK (length("conversation_messages"."content") between 1 and 20000)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" "citext" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_id_key" UNIQUE("id"),
	CONSTRAINT "newsletter_subscribers_language_check" CHECK ("language" in ('en', 'tr', 'ru', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "status_days" (
	"part" text NOT NULL,
	"day" date NOT NULL,
	"operational" integer DEFAULT 0 NOT NULL,
	"degraded" integer DEFAULT 0 NOT NULL,
	"down" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "status_days_part_day_pk" PRIMARY KEY("part","day"),
	CONSTRAINT "status_days_part_check" CHECK ("part" in ('search', 'database', 'mail', 'assistant')),
	CONSTRAINT "status_days_state_check" CHECK ("state" in ('operational', 'degraded', 'down')),
	CONSTRAINT "status_days_counts_check" CHECK ("status_days"."operational" >= 0 and "status_days"."degraded" >= 0 and "status_days"."down" >= 0)
);
--> statement-breakpoint
CREATE TABLE "appointment_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_notes_note_check" CHECK (length("appointment_notes"."note") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "appointment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"note" text,
	"change" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_events_kind_check" CHECK ("kind" in ('booked', 'status', 'rescheduled', 'doctor', 'notes', 'opened', 'no_show', 'arrival', 'proposed', 'accepted', 'declined', 'expired', 'withdrawn', 'move_requested', 'move_confirmed', 'move_declined', 'move_expired', 'move_withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"hospital_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"doctor_id" uuid,
	"room_id" uuid,
	"patient_id" uuid,
	"person_id" uuid,
	"patient_first_name" text NOT NULL,
	"patient_last_name" text NOT NULL,
	"patient_birth_date" date,
	"patient_sex" text,
	"patient_language" text,
	"booker_first_name" text,
	"booker_last_name" text,
	"booker_relation" text,
	"patient_email" text NOT NULL,
	"patient_phone" text NOT NULL,
	"date" date NOT NULL,
	"time" time(0) NOT NULL,
	"duration_minutes" integer NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone GENERATED ALWAYS AS ((("date" + "time") at time zone 'Europe/Istanbul')) STORED NOT NULL,
	"blocked_until" timestamp (3) with time zone GENERATED ALWAYS AS ((("date" + "time" + make_interval(mins => duration_minutes + buffer_minutes)) at time zone 'Europe/Istanbul')) STORED NOT NULL,
	"ends_at" timestamp (3) with time zone GENERATED ALWAYS AS ((("date" + "time" + make_interval(mins => duration_minutes)) at time zone 'Europe/Istanbul')) STORED NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"notes" text,
	"no_show_at" timestamp (3) with time zone,
	"arrived_at" timestamp (3) with time zone,
	"called_in_at" timestamp (3) with time zone,
	"price" numeric(10, 2),
	"currency" text,
	"visit_type" text DEFAULT 'consultation' NOT NULL,
	"channel" text DEFAULT 'in_person' NOT NULL,
	"consultation_price" numeric(10, 2),
	"consultation_currency" text,
	"unread_messages" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_booking_id_key" UNIQUE("booking_id"),
	CONSTRAINT "appointments_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "appointments_price_check" CHECK ("appointments"."price" >= 0 and ("appointments"."price" is null) = ("appointments"."currency" is null)),
	CONSTRAINT "appointments_visit_type_check" CHECK ("visit_type" in ('consultation', 'examination', 'procedure')),
	CONSTRAINT "appointments_channel_check" CHECK ("channel" in ('in_person', 'video', 'phone')),
	CONSTRAINT "appointments_consultation_price_check" CHECK ("appointments"."consultation_price" >= 0 and ("appointments"."consultation_price" is null) = ("appointments"."consultation_currency" is null)),
	CONSTRAINT "appointments_status_check" CHECK ("status" in ('pending', 'confirmed', 'completed', 'cancelled')),
	CONSTRAINT "appointments_duration_check" CHECK ("appointments"."duration_minutes" between 1 and 1440),
	CONSTRAINT "appointments_buffer_check" CHECK ("appointments"."buffer_minutes" between 0 and 480),
	CONSTRAINT "appointments_no_show_check" CHECK ("appointments"."no_show_at" is null or "appointments"."status" = 'cancelled'),
	CONSTRAINT "appointments_arrival_check" CHECK ("appointments"."arrived_at" is null or ("appointments"."status" <> 'pending' and "appointments"."no_show_at" is null
        and ("appointments"."arrived_at" at time zone 'Europe/Istanbul')::date = "appointments"."date")),
	CONSTRAINT "appointments_called_in_check" CHECK ("appointments"."called_in_at" is null or ("appointments"."arrived_at" is not null and "appointments"."called_in_at" >= "appointments"."arrived_at")),
	CONSTRAINT "appointments_sex_check" CHECK ("patient_sex" in ('female', 'male', 'other')),
	CONSTRAINT "appointments_language_check" CHECK ("patient_language" in ('ar', 'az', 'bg', 'bs', 'de', 'el', 'en', 'es', 'fa', 'fr', 'he', 'it', 'ka', 'kk', 'ku', 'ky', 'nl', 'pl', 'ps', 'pt', 'ro', 'ru', 'so', 'sq', 'sr', 'sv', 'tk', 'tr', 'uk', 'ur', 'uz', 'zh')),
	CONSTRAINT "appointments_relation_check" CHECK ("booker_relation" in ('mother', 'father', 'guardian', 'wife', 'husband', 'daughter', 'son', 'sister', 'brother', 'relative', 'friend')),
	CONSTRAINT "appointments_sunday_check" CHECK (extract(isodow from "appointments"."date") <> 7)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"appointment_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("user_id","key"),
	CONSTRAINT "idempotency_keys_key_check" CHECK (length("idempotency_keys"."key") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "next_free_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "next_free_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "next_free_queue_kind_check" CHECK ("kind" in ('hospital', 'doctor', 'calendar'))
);
--> statement-breakpoint
CREATE TABLE "blocked_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"doctor_id" uuid,
	"date" date NOT NULL,
	"starts_at" time(0) NOT NULL,
	"ends_at" time(0) NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_times_hours_check" CHECK ("blocked_times"."ends_at" > "blocked_times"."starts_at"),
	CONSTRAINT "blocked_times_reason_check" CHECK (length("blocked_times"."reason") <= 200)
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hospital_id" uuid,
	"doctor_id" uuid,
	"service_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_hospital_key" UNIQUE("user_id","hospital_id"),
	CONSTRAINT "favourites_doctor_key" UNIQUE("user_id","doctor_id"),
	CONSTRAINT "favourites_one_check" CHECK (num_nonnulls("favourites"."hospital_id", "favourites"."doctor_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "abandoned_files" (
	"storage_name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploader_id" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"storage_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_storage_name_key" UNIQUE("storage_name"),
	CONSTRAINT "files_uploaded_by_check" CHECK ("uploaded_by" in ('patient', 'hospital')),
	CONSTRAINT "files_size_check" CHECK ("files"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "held_moves" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"move" text NOT NULL,
	"note" text,
	"decided_by" uuid NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_moves_move_check" CHECK ("move" in ('confirmed', 'completed', 'cancelled', 'no_show')),
	CONSTRAINT "held_moves_note_check" CHECK (length("held_moves"."note") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_title_key" UNIQUE("hospital_id","language","title"),
	CONSTRAINT "message_templates_language_check" CHECK ("language" in ('en', 'tr', 'ru', 'ar')),
	CONSTRAINT "message_templates_title_check" CHECK (length("message_templates"."title") between 1 and 80),
	CONSTRAINT "message_templates_body_check" CHECK (length("message_templates"."body") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "message_reads" (
	"user_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_reads_user_id_appointment_id_pk" PRIMARY KEY("user_id","appointment_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"sender_id" uuid,
	"sender_name" text NOT NULL,
	"message" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_sender_check" CHECK ("sender" in ('patient', 'hospital')),
	CONSTRAINT "messages_message_check" CHECK (length("messages"."message") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "appointment_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"doctor_id" uuid,
	"date" date NOT NULL,
	"time" time(0) NOT NULL,
	"duration_minutes" integer NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone GENERATED ALWAYS AS ((("date" + "time") at time zone 'Europe/Istanbul')) STORED NOT NULL,
	"blocked_until" timestamp (3) with time zone GENERATED ALWAYS AS ((("date" + "time" + make_interval(mins => duration_minutes + buffer_minutes)) at time zone 'Europe/Istanbul')) STORED NOT NULL,
	"side" text DEFAULT 'hospital' NOT NULL,
	"patient_key" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"position" smallint DEFAULT 1 NOT NULL,
	"first_id" uuid,
	"proposed_by" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_proposals_state_check" CHECK ("state" in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "appointment_proposals_side_check" CHECK ("side" in ('patient', 'hospital')),
	CONSTRAINT "appointment_proposals_ended_check" CHECK (("appointment_proposals"."state" = 'open') = ("appointment_proposals"."ended_at" is null)),
	CONSTRAINT "appointment_proposals_duration_check" CHECK ("appointment_proposals"."duration_minutes" between 1 and 1440),
	CONSTRAINT "appointment_proposals_buffer_check" CHECK ("appointment_proposals"."buffer_minutes" between 0 and 480),
	CONSTRAINT "appointment_proposals_note_check" CHECK (length("appointment_proposals"."note") <= 1000),
	CONSTRAINT "appointment_proposals_position_check" CHECK (position between 1 and 3),
	CONSTRAINT "appointment_proposals_first_check" CHECK (("appointment_proposals"."position" = 1) = ("appointment_proposals"."first_id" is null))
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"labels" jsonb NOT NULL,
	"maker" text,
	"model" text,
	"quantity" numeric(10, 3) NOT NULL,
	"unit" text NOT NULL,
	"net" numeric(12, 2) NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "quote_lines_position_key" UNIQUE("quote_id","position"),
	CONSTRAINT "quote_lines_position_check" CHECK ("quote_lines"."position" between 1 and 60),
	CONSTRAINT "quote_lines_kind_check" CHECK ("kind" in ('surgeon', 'anaesthesia', 'theatre', 'stay', 'implant', 'test', 'medicine', 'garment', 'transfer', 'hotel', 'interpreter', 'follow_up', 'revision', 'other')),
	CONSTRAINT "quote_lines_unit_check" CHECK ("unit" in ('each', 'night', 'hour', 'graft', 'tooth', 'eye', 'side', 'trip')),
	CONSTRAINT "quote_lines_status_check" CHECK ("status" in ('included', 'optional', 'excluded')),
	CONSTRAINT "quote_lines_amounts_check" CHECK ("quote_lines"."quantity" > 0 and "quote_lines"."net" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"is_unread" boolean DEFAULT true NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"assignee_id" uuid,
	"proposed_at" timestamp (3) with time zone,
	"proposed_by" uuid,
	"answer_minutes" integer DEFAULT 2880 NOT NULL,
	"used_minutes" integer DEFAULT 0 NOT NULL,
	"running_since" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"answered_minutes" integer,
	"answered_at" timestamp (3) with time zone,
	"remind_at" timestamp (3) with time zone,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"decline_reason" text,
	"ended_at" timestamp (3) with time zone,
	"removal_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_recipients_hospital_key" UNIQUE("request_id","hospital_id"),
	CONSTRAINT "quote_recipients_state_check" CHECK ("state" in ('sent', 'seen', 'question', 'answered', 'quoted', 'accepted', 'not_chosen', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "quote_recipients_clock_check" CHECK ("quote_recipients"."answer_minutes" > 0 and "quote_recipients"."reminders" >= 0 and "quote_recipients"."used_minutes" >= 0 and "quote_recipients"."answered_minutes" >= 0 and ("quote_recipients"."running_since" is null) = ("quote_recipients"."due_at" is null)
        and ("quote_recipients"."running_since" is null or "quote_recipients"."paused_at" is null)),
	CONSTRAINT "quote_recipients_decline_check" CHECK (("quote_recipients"."state" = 'declined') = ("quote_recipients"."decline_reason" is not null) and length("quote_recipients"."decline_reason") <= 1000),
	CONSTRAINT "quote_recipients_proposal_check" CHECK ("quote_recipients"."proposed_by" is null or "quote_recipients"."proposed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"patient_id" uuid,
	"acted_by" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"treatments" text[] DEFAULT '{}'::text[] NOT NULL,
	"goal" text,
	"questionnaire_id" text NOT NULL,
	"questionnaire_version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"health" jsonb NOT NULL,
	"from_country" char(2),
	"from_airport" char(3),
	"earliest" date,
	"latest" date,
	"flexible" boolean DEFAULT true NOT NULL,
	"companions" smallint DEFAULT 0 NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"needs" text[] DEFAULT '{}'::text[] NOT NULL,
	"budget" numeric(12, 2),
	"currency" text DEFAULT 'USD' NOT NULL,
	"chosen_hospitals" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"consent_version" smallint,
	"sent_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_requests_number_key" UNIQUE("number"),
	CONSTRAINT "quote_requests_state_check" CHECK ("state" in ('draft', 'sent', 'accepted', 'withdrawn', 'expired')),
	CONSTRAINT "quote_requests_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "quote_requests_treatments_check" CHECK (cardinality("quote_requests"."treatments") <= 5 and ("quote_requests"."state" = 'draft' or cardinality("quote_requests"."treatments") > 0)),
	CONSTRAINT "quote_requests_hospitals_check" CHECK (cardinality("quote_requests"."chosen_hospitals") <= 5),
	CONSTRAINT "quote_requests_goal_check" CHECK (length("quote_requests"."goal") <= 2000),
	CONSTRAINT "quote_requests_companions_check" CHECK ("quote_requests"."companions" between 0 and 9),
	CONSTRAINT "quote_requests_days_check" CHECK ("quote_requests"."latest" >= "quote_requests"."earliest"),
	CONSTRAINT "quote_requests_budget_check" CHECK ("quote_requests"."budget" > 0),
	CONSTRAINT "quote_requests_sent_check" CHECK (("quote_requests"."state" = 'draft') = ("quote_requests"."sent_at" is null) and ("quote_requests"."sent_at" is null) = ("quote_requests"."closes_at" is null)
        and ("quote_requests"."sent_at" is null) = ("quote_requests"."consent_version" is null))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"doctor_id" uuid,
	"plan" text,
	"alternatives" text,
	"currency" text NOT NULL,
	"total_included" numeric(14, 2) NOT NULL,
	"total_with_options" numeric(14, 2) NOT NULL,
	"valid_until" date,
	"anaesthesia" text,
	"nights_in_hospital" smallint,
	"days_in_country" smallint,
	"terms" jsonb NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp (3) with time zone,
	"hash" char(64),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_version_key" UNIQUE("recipient_id","version"),
	CONSTRAINT "quotes_version_check" CHECK ("quotes"."version" > 0),
	CONSTRAINT "quotes_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "quotes_language_check" CHECK ("language" in ('en', 'tr', 'ru', 'ar')),
	CONSTRAINT "quotes_anaesthesia_check" CHECK ("anaesthesia" in ('none', 'local', 'sedation', 'regional', 'general')),
	CONSTRAINT "quotes_plan_check" CHECK (length("quotes"."plan") <= 4000 and length("quotes"."alternatives") <= 4000),
	CONSTRAINT "quotes_totals_check" CHECK ("quotes"."total_included" >= 0 and "quotes"."total_with_options" >= "quotes"."total_included"),
	CONSTRAINT "quotes_days_check" CHECK ("quotes"."nights_in_hospital" between 0 and 365 and "quotes"."days_in_country" between 0 and 365),
	CONSTRAINT "quotes_sent_check" CHECK (("quotes"."sent_at" is null) = ("quotes"."hash" is null) and ("quotes"."sent_at" is null or "quotes"."valid_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_pkey" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"doctor_id" uuid,
	"patient_id" uuid,
	"author_name" text NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text,
	"language" text DEFAULT 'en' NOT NULL,
	"shows_treatment" boolean DEFAULT false NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"decision_reason" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_appointment_key" UNIQUE("appointment_id"),
	CONSTRAINT "reviews_rating_check" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_language_check" CHECK ("language" in ('en', 'tr', 'ru', 'ar')),
	CONSTRAINT "reviews_decision_check" CHECK (("reviews"."decision_reason" is null) = ("reviews"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"name_key" text GENERATED ALWAYS AS (fold(name)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rooms_name_key" UNIQUE("hospital_id","name_key"),
	CONSTRAINT "rooms_hospital_key" UNIQUE("id","hospital_id"),
	CONSTRAINT "rooms_name_check" CHECK (length("rooms"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"weekly_mail" boolean NOT NULL,
	"found_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"is_too_broad" boolean DEFAULT false NOT NULL,
	"new_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_query_key" UNIQUE("user_id","query"),
	CONSTRAINT "saved_searches_new_check" CHECK ("saved_searches"."new_ids" <@ "saved_searches"."found_ids"),
	CONSTRAINT "saved_searches_broad_check" CHECK (not "saved_searches"."is_too_broad" or cardinality("saved_searches"."found_ids") = 0)
);
--> statement-breakpoint
CREATE TABLE "waiting_list_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"person_id" uuid,
	"appointment_id" uuid,
	"hospital_id" uuid,
	"service_id" uuid NOT NULL,
	"doctor_id" uuid,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"day_part" text DEFAULT 'any' NOT NULL,
	"channel" text,
	"phone" text,
	"guardian_consent" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_entries_state_check" CHECK ("state" in ('waiting', 'offered', 'claimed', 'passed', 'expired', 'cancelled')),
	CONSTRAINT "waiting_list_entries_ended_check" CHECK (("waiting_list_entries"."state" in ('waiting', 'offered')) = ("waiting_list_entries"."ended_at" is null)),
	CONSTRAINT "waiting_list_entries_day_part_check" CHECK ("day_part" in ('any', 'morning', 'afternoon')),
	CONSTRAINT "waiting_list_entries_channel_check" CHECK ("channel" in ('in_person', 'video', 'phone')),
	CONSTRAINT "waiting_list_entries_days_check" CHECK ("waiting_list_entries"."from_date" <= "waiting_list_entries"."to_date"),
	CONSTRAINT "waiting_list_entries_doctor_check" CHECK ("waiting_list_entries"."doctor_id" is null or "waiting_list_entries"."hospital_id" is not null),
	CONSTRAINT "waiting_list_entries_phone_check" CHECK (("waiting_list_entries"."phone" is null) = ("waiting_list_entries"."appointment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "waiting_list_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "waiting_list_queue_kind_check" CHECK ("kind" in ('hospital', 'doctor', 'calendar'))
);
--> statement-breakpoint
CREATE TABLE "waiting_list_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"doctor_id" uuid,
	"date" date NOT NULL,
	"time" time(0) NOT NULL,
	"duration_minutes" integer NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone GENERATED ALWAYS AS ((("date" + "time") at time zone 'Europe/Istanbul')) STORED NOT NULL,
	"blocked_until" timestamp (3) with time zone GENERATED ALWAYS AS ((("date" + "time" + make_interval(mins => duration_minutes + buffer_minutes)) at time zone 'Europe/Istanbul')) STORED NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_offers_state_check" CHECK ("state" in ('open', 'claimed', 'passed', 'expired', 'withdrawn')),
	CONSTRAINT "waiting_list_offers_ended_check" CHECK (("waiting_list_offers"."state" = 'open') = ("waiting_list_offers"."ended_at" is null)),
	CONSTRAINT "waiting_list_offers_duration_check" CHECK ("waiting_list_offers"."duration_minutes" between 1 and 1440),
	CONSTRAINT "waiting_list_offers_buffer_check" CHECK ("waiting_list_offers"."buffer_minutes" between 0 and 480)
);
--> statement-breakpoint
CREATE TABLE "quote_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"appointment_id" uuid,
	"hash" char(64) NOT NULL,
	"checklist" jsonb NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_acceptances_request_key" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "quote_charge_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"line_id" uuid,
	"label" text NOT NULL,
	"quoted" numeric(12, 2),
	"net" numeric(12, 2) NOT NULL,
	CONSTRAINT "quote_charge_lines_position_key" UNIQUE("charge_id","position"),
	CONSTRAINT "quote_charge_lines_net_check" CHECK ("quote_charge_lines"."net" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"quoted" numeric(14, 2) NOT NULL,
	"charged" numeric(14, 2) NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"agreed" boolean,
	"answered_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "quote_charges_recipient_key" UNIQUE("recipient_id"),
	CONSTRAINT "quote_charges_totals_check" CHECK ("quote_charges"."quoted" >= 0 and "quote_charges"."charged" >= 0),
	CONSTRAINT "quote_charges_answer_check" CHECK (("quote_charges"."agreed" is null) = ("quote_charges"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "quote_settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_settlements_charge_key" UNIQUE("charge_id"),
	CONSTRAINT "quote_settlements_outcome_check" CHECK ("outcome" in ('stands', 'corrected', 'withdrawn')),
	CONSTRAINT "quote_settlements_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "quote_settlements_total_check" CHECK ("quote_settlements"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"first_version" smallint NOT NULL,
	"end_version" smallint,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"storage_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_attachments_versions_check" CHECK ("quote_attachments"."first_version" > 0 and "quote_attachments"."end_version" > "quote_attachments"."first_version"),
	CONSTRAINT "quote_attachments_size_check" CHECK ("quote_attachments"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "quote_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"uploader_id" uuid,
	"view" text,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"storage_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_files_size_check" CHECK ("quote_files"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "quote_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text,
	"parts" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"openings" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	CONSTRAINT "quote_links_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "quote_links_name_check" CHECK (length("quote_links"."name") between 1 and 60),
	CONSTRAINT "quote_links_parts_check" CHECK (cardinality("quote_links"."parts") > 0 and "quote_links"."parts" <@ array['hospitals', 'prices', 'dates', 'plan', 'aftercare', 'attachments', 'health']::text[]),
	CONSTRAINT "quote_links_days_check" CHECK ("quote_links"."expires_at" > "quote_links"."created_at" and "quote_links"."expires_at" <= "quote_links"."created_at" + interval '90 days'),
	CONSTRAINT "quote_links_openings_check" CHECK ("quote_links"."openings" >= 0 and ("quote_links"."openings" = 0) = ("quote_links"."last_opened_at" is null))
);
--> statement-breakpoint
CREATE TABLE "quote_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"asker" text DEFAULT 'hospital' NOT NULL,
	"point" text,
	"topic" text,
	"text" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_version" smallint,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "quote_questions_asker_check" CHECK ("asker" in ('hospital', 'patient')),
	CONSTRAINT "quote_questions_point_check" CHECK ("point" in ('surgeon', 'anaesthesia', 'implant', 'nights_in_hospital', 'days_in_country', 'earliest_flight', 'tests_before', 'medicine_after', 'follow_ups', 'price_changes', 'complications', 'revision', 'care_at_home', 'interpreter', 'companion_stay', 'valid_until', 'deposit') and (point is null or asker = 'patient')),
	CONSTRAINT "quote_questions_topic_check" CHECK ("topic" in ('plan', 'payment') and (topic is null or (asker = 'patient' and point is null))),
	CONSTRAINT "quote_questions_text_check" CHECK (length("quote_questions"."text") <= 2000 and ("quote_questions"."text" <> '' or coalesce("quote_questions"."point", "quote_questions"."topic") is not null)),
	CONSTRAINT "quote_questions_answer_check" CHECK (length("quote_questions"."answer") between 1 and 2000
        and ("quote_questions"."answered_at" is not null) = ("quote_questions"."answer" is not null or "quote_questions"."answered_version" is not null)
        and ("quote_questions"."answered_version" is null or (coalesce("quote_questions"."point", "quote_questions"."topic") is not null and "quote_questions"."answer" is null))
        and ("quote_questions"."answered_by" is null or ("quote_questions"."asker" = 'patient' and "quote_questions"."answered_at" is not null)))
);
--> statement-breakpoint
CREATE TABLE "quote_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"treatment_id" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_templates_name_check" CHECK (length("quote_templates"."name") between 1 and 80),
	CONSTRAINT "quote_templates_treatment_check" CHECK (length("quote_templates"."treatment_id") between 1 and 60),
	CONSTRAINT "quote_templates_content_check" CHECK (coalesce(jsonb_typeof("quote_templates"."content"->'lines') = 'array'
        and jsonb_array_length("quote_templates"."content"->'lines') between 1 and 60
        and "quote_templates"."content"->>'currency' in ('USD', 'EUR', 'GBP', 'TRY'), false))
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_xid_id_pk" PRIMARY KEY("xid","id")
);
--> statement-breakpoint
CREATE TABLE "job_turns" (
	"id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"worker" uuid
);
--> statement-breakpoint
CREATE TABLE "next_free_of_services" (
	"id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"at" timestamp (3) with time zone,
	"next_day" boolean DEFAULT false NOT NULL,
	CONSTRAINT "next_free_of_services_pkey" PRIMARY KEY("id","service_id")
);
--> statement-breakpoint
CREATE TABLE "next_free_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone,
	"next_day" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"rating_key" real DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_doctor_fk" FOREIGN KEY ("hospital_id","doctor_id") REFERENCES "public"."doctors"("hospital_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_digests" ADD CONSTRAINT "hospital_digests_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_records" ADD CONSTRAINT "import_records_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_proposal_id_appointment_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."appointment_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_breaks" ADD CONSTRAINT "doctor_breaks_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_feeds" ADD CONSTRAINT "doctor_feeds_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_feeds" ADD CONSTRAINT "doctor_feeds_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hours" ADD CONSTRAINT "doctor_hours_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_leave" ADD CONSTRAINT "doctor_leave_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_services" ADD CONSTRAINT "doctor_services_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_services" ADD CONSTRAINT "doctor_services_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_texts" ADD CONSTRAINT "doctor_texts_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_service_texts" ADD CONSTRAINT "health_service_texts_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_rules" ADD CONSTRAINT "booking_rules_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_addresses" ADD CONSTRAINT "hospital_addresses_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_holidays" ADD CONSTRAINT "hospital_holidays_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_services" ADD CONSTRAINT "hospital_services_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_services" ADD CONSTRAINT "hospital_services_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_texts" ADD CONSTRAINT "hospital_texts_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_texts" ADD CONSTRAINT "term_texts_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_requests" ADD CONSTRAINT "key_requests_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_keys" ADD CONSTRAINT "test_keys_test_mode_id_test_modes_id_fk" FOREIGN KEY ("test_mode_id") REFERENCES "public"."test_modes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_modes" ADD CONSTRAINT "test_modes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_notes" ADD CONSTRAINT "appointment_notes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_notes" ADD CONSTRAINT "appointment_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_moves" ADD CONSTRAINT "held_moves_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_moves" ADD CONSTRAINT "held_moves_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_first_id_appointment_proposals_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."appointment_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_recipient_id_quote_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."quote_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_entry_id_waiting_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_recipient_id_quote_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."quote_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_charge_lines" ADD CONSTRAINT "quote_charge_lines_charge_id_quote_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."quote_charges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_charge_lines" ADD CONSTRAINT "quote_charge_lines_line_id_quote_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."quote_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_charges" ADD CONSTRAINT "quote_charges_recipient_id_quote_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."quote_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_charges" ADD CONSTRAINT "quote_charges_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_settlements" ADD CONSTRAINT "quote_settlements_charge_id_quote_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."quote_charges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_settlements" ADD CONSTRAINT "quote_settlements_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_attachments" ADD CONSTRAINT "quote_attachments_recipient_id_quote_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."quote_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_recipient_id_quote_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."quote_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_version_fk" FOREIGN KEY ("recipient_id","answered_version") REFERENCES "public"."quotes"("recipient_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_templates" ADD CONSTRAINT "quote_templates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_created_idx" ON "audit_events" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_events_subject_idx" ON "audit_events" USING btree ("subject_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_actor_created_idx" ON "audit_events" USING btree ("actor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_reasons_subject_idx" ON "audit_reasons" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_idx" ON "one_time_tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_idx" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "consents_appointment_idx" ON "consents" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("available_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_sent_idx" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed_idx" ON "outbox" USING btree ("failed_at" DESC NULLS LAST) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_created_idx" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outbox_kind_idx" ON "outbox" USING btree ("kind","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outbox_unsent_idx" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"id") WHERE sent_at is not null and last_error is not null;--> statement-breakpoint
CREATE INDEX "outbox_user_idx" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_request_idx" ON "outbox" USING btree (((payload ->> 'requestId')::uuid)) WHERE (payload ->> 'requestId') is not null;--> statement-breakpoint
CREATE INDEX "persons_user_idx" ON "persons" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_deliveries_due_idx" ON "push_deliveries" USING btree ("available_at");--> statement-breakpoint
CREATE INDEX "push_deliveries_outbox_idx" ON "push_deliveries" USING btree ("outbox_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_deletes_idx" ON "users" USING btree ("deletes_at") WHERE deletes_at is not null;--> statement-breakpoint
CREATE INDEX "users_hospital_idx" ON "users" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree ("search_text","id");--> statement-breakpoint
CREATE INDEX "users_login_idx" ON "users" USING btree ("last_login_at","id");--> statement-breakpoint
CREATE INDEX "users_login_desc_idx" ON "users" USING btree ("last_login_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "import_records_import_idx" ON "import_records" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "import_rows_import_idx" ON "import_rows" USING btree ("import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "imports_created_idx" ON "imports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "imports_waiting_idx" ON "imports" USING btree ("created_at") WHERE state in ('checking', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "imports_running_key" ON "imports" USING btree ("kind") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "inbox_marks_hospital_idx" ON "inbox_marks" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "inbox_marks_assignee_idx" ON "inbox_marks" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "activations_created_idx" ON "activations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_hospital_idx" ON "reports" USING btree ("hospital_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reports_waiting_idx" ON "reports" USING btree ("created_at") WHERE state in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "reports_created_idx" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_doctor_idx" ON "reports" USING btree ("doctor_id") WHERE doctor_id is not null;--> statement-breakpoint
CREATE INDEX "reports_actor_idx" ON "reports" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "request_events_request_idx" ON "request_events" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "request_events_actor_idx" ON "request_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "request_files_request_idx" ON "request_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_files_unsent_idx" ON "request_files" USING btree ("created_at") WHERE request_id is null;--> statement-breakpoint
CREATE INDEX "requests_created_idx" ON "requests" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "requests_kind_idx" ON "requests" USING btree ("kind","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "requests_state_idx" ON "requests" USING btree ("state","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "requests_updated_idx" ON "requests" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "requests_open_idx" ON "requests" USING btree ("due_on","id") WHERE state in ('new', 'in_progress');--> statement-breakpoint
CREATE INDEX "requests_user_idx" ON "requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "requests_owner_idx" ON "requests" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "requests_email_idx" ON "requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "certificates_expires_idx" ON "certificates" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "certificates_unchecked_idx" ON "certificates" USING btree ("hospital_id") WHERE checked_at is null;--> statement-breakpoint
CREATE INDEX "certificates_checked_by_idx" ON "certificates" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "doctor_breaks_doctor_idx" ON "doctor_breaks" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "doctor_feeds_hospital_idx" ON "doctor_feeds" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "doctor_leave_doctor_idx" ON "doctor_leave" USING btree ("doctor_id","ends_on");--> statement-breakpoint
CREATE INDEX "doctor_services_service_idx" ON "doctor_services" USING btree ("service_id","doctor_id");--> statement-breakpoint
CREATE INDEX "doctors_hospital_idx" ON "doctors" USING btree ("hospital_id","full_name");--> statement-breakpoint
CREATE INDEX "doctors_subspecialties_idx" ON "doctors" USING gin ("subspecialties");--> statement-breakpoint
CREATE INDEX "doctors_name_idx" ON "doctors" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "doctors_updated_idx" ON "doctors" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "health_services_name_idx" ON "health_services" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "closures_hospital_idx" ON "closures" USING btree ("hospital_id","ends_on");--> statement-breakpoint
CREATE INDEX "hospital_services_service_idx" ON "hospital_services" USING btree ("service_id","hospital_id");--> statement-breakpoint
CREATE INDEX "pictures_created_idx" ON "pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pictures_hospital_idx" ON "pictures" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "pictures_uploader_idx" ON "pictures" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "api_keys_user_idx" ON "api_keys" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "api_keys_revoked_idx" ON "api_keys" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "api_keys_expires_idx" ON "api_keys" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "key_requests_key_idx" ON "key_requests" USING btree ("key_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "key_requests_at_idx" ON "key_requests" USING btree ("at");--> statement-breakpoint
CREATE INDEX "test_keys_mode_idx" ON "test_keys" USING btree ("test_mode_id","created_at");--> statement-breakpoint
CREATE INDEX "test_modes_last_used_idx" ON "test_modes" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery_idx" ON "webhook_attempts" USING btree ("delivery_id","started_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries" USING btree ("endpoint_id","available_at","number") WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_idx" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS LAST,"number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_idx" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_owner_idx" ON "webhook_endpoints" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_hospital_idx" ON "webhook_endpoints" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "conversations_user_idx" ON "conversations" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_unconfirmed_idx" ON "newsletter_subscribers" USING btree ("asked_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "appointment_notes_appointment_idx" ON "appointment_notes" USING btree ("appointment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "appointment_notes_author_idx" ON "appointment_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "appointment_events_appointment_idx" ON "appointment_events" USING btree ("appointment_id","created_at");--> statement-breakpoint
CREATE INDEX "appointment_events_actor_idx" ON "appointment_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "appointments_patient_idx" ON "appointments" USING btree ("patient_id","starts_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "appointments_hospital_starts_idx" ON "appointments" USING btree ("hospital_id","starts_at" DESC NULLS LAST,"id","status");--> statement-breakpoint
CREATE INDEX "appointments_hospital_updated_idx" ON "appointments" USING btree ("hospital_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appointments_unread_idx" ON "appointments" USING btree ("hospital_id") WHERE unread_messages > 0;--> statement-breakpoint
CREATE INDEX "appointments_status_idx" ON "appointments" USING btree ("status","starts_at" DESC NULLS LAST,"id","hospital_id");--> statement-breakpoint
CREATE INDEX "appointments_pending_idx" ON "appointments" USING btree ("created_at","id","hospital_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "appointments_hospital_open_idx" ON "appointments" USING btree ("hospital_id","status","starts_at") WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "appointments_starts_idx" ON "appointments" USING btree ("starts_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "appointments_service_idx" ON "appointments" USING btree ("service_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_doctor_idx" ON "appointments" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_room_idx" ON "appointments" USING btree ("room_id") WHERE room_id is not null;--> statement-breakpoint
CREATE INDEX "appointments_created_idx" ON "appointments" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_appointment_idx" ON "idempotency_keys" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "blocked_times_hospital_idx" ON "blocked_times" USING btree ("hospital_id","date");--> statement-breakpoint
CREATE INDEX "blocked_times_doctor_idx" ON "blocked_times" USING btree ("doctor_id","date");--> statement-breakpoint
CREATE INDEX "favourites_hospital_idx" ON "favourites" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "favourites_doctor_idx" ON "favourites" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "favourites_service_idx" ON "favourites" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "files_appointment_idx" ON "files" USING btree ("appointment_id","created_at");--> statement-breakpoint
CREATE INDEX "files_uploader_idx" ON "files" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "held_moves_effective_idx" ON "held_moves" USING btree ("effective_at");--> statement-breakpoint
CREATE INDEX "held_moves_decided_by_idx" ON "held_moves" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "message_reads_appointment_idx" ON "message_reads" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "messages_appointment_idx" ON "messages" USING btree ("appointment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_sender_idx" ON "messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("appointment_id","created_at") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_proposals_offer_key" ON "appointment_proposals" USING btree ("appointment_id","position") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_first_idx" ON "appointment_proposals" USING btree ("first_id") WHERE first_id is not null;--> statement-breakpoint
CREATE INDEX "appointment_proposals_appointment_idx" ON "appointment_proposals" USING btree ("appointment_id","created_at");--> statement-breakpoint
CREATE INDEX "appointment_proposals_expires_idx" ON "appointment_proposals" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_doctor_idx" ON "appointment_proposals" USING btree ("doctor_id","starts_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_hospital_idx" ON "appointment_proposals" USING btree ("hospital_id","starts_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_unseen_idx" ON "appointment_proposals" USING btree ("hospital_id","ended_at") WHERE ended_at is not null and seen_at is null;--> statement-breakpoint
CREATE INDEX "appointment_proposals_proposed_by_idx" ON "appointment_proposals" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "quote_recipients_inbox_idx" ON "quote_recipients" USING btree ("hospital_id","due_at","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "quote_recipients_quoted_idx" ON "quote_recipients" USING btree ("id") WHERE state = 'quoted';--> statement-breakpoint
CREATE INDEX "quote_recipients_figures_idx" ON "quote_recipients" USING btree ("hospital_id","sent_at","state","is_unread","due_at","answered_minutes","answer_minutes");--> statement-breakpoint
CREATE INDEX "quote_recipients_state_idx" ON "quote_recipients" USING btree ("hospital_id","state","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "quote_recipients_unread_idx" ON "quote_recipients" USING btree ("hospital_id") WHERE is_unread;--> statement-breakpoint
CREATE INDEX "quote_recipients_asked_idx" ON "quote_recipients" USING btree ("hospital_id") WHERE asked_at is not null;--> statement-breakpoint
CREATE INDEX "quote_recipients_answered_idx" ON "quote_recipients" USING btree ("hospital_id","answered_at") WHERE answered_at is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "quote_recipients_removal_idx" ON "quote_recipients" USING btree ("removal_at") WHERE removal_at is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "quote_recipients_remind_idx" ON "quote_recipients" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "quote_recipients_proposed_by_idx" ON "quote_recipients" USING btree ("proposed_by") WHERE proposed_by is not null;--> statement-breakpoint
CREATE INDEX "quote_recipients_assignee_idx" ON "quote_recipients" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "quote_requests_patient_idx" ON "quote_requests" USING btree ("patient_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "quote_requests_acted_by_idx" ON "quote_requests" USING btree ("acted_by");--> statement-breakpoint
CREATE INDEX "quote_requests_open_idx" ON "quote_requests" USING btree ("patient_id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "quote_requests_closes_idx" ON "quote_requests" USING btree ("closes_at") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "quote_requests_drafts_idx" ON "quote_requests" USING btree ("updated_at") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_draft_key" ON "quotes" USING btree ("recipient_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "quotes_doctor_idx" ON "quotes" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "quotes_sent_by_idx" ON "quotes" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "review_reports_user_idx" ON "review_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_hospital_idx" ON "reviews" USING btree ("hospital_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_doctor_idx" ON "reviews" USING btree ("doctor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_hospital_rating_idx" ON "reviews" USING btree ("hospital_id","rating","language","created_at" DESC NULLS LAST,"id") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_doctor_rating_idx" ON "reviews" USING btree ("doctor_id","rating","language","created_at" DESC NULLS LAST,"id") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_hospital_treatment_idx" ON "reviews" USING btree ("hospital_id","service_id","rating","language","created_at" DESC NULLS LAST,"id") WHERE hidden_at is null and shows_treatment;--> statement-breakpoint
CREATE INDEX "reviews_doctor_treatment_idx" ON "reviews" USING btree ("doctor_id","service_id","rating","language","created_at" DESC NULLS LAST,"id") WHERE hidden_at is null and shows_treatment;--> statement-breakpoint
CREATE INDEX "reviews_unanswered_idx" ON "reviews" USING btree ("hospital_id","created_at" DESC NULLS LAST,"id") WHERE hidden_at is null and reply is null;--> statement-breakpoint
CREATE INDEX "reviews_service_idx" ON "reviews" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "reviews_patient_idx" ON "reviews" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "reviews_hidden_idx" ON "reviews" USING btree ("hidden_at" DESC NULLS LAST) WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_reported_idx" ON "reviews" USING btree ("reported_at" DESC NULLS LAST) WHERE reported_at is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_looked_idx" ON "saved_searches" USING btree ("looked_at") WHERE weekly_mail;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_entries_appointment_key" ON "waiting_list_entries" USING btree ("appointment_id") WHERE state in ('waiting', 'offered') and appointment_id is not null;--> statement-breakpoint
CREATE INDEX "waiting_list_entries_line_idx" ON "waiting_list_entries" USING btree ("service_id","hospital_id","created_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_list_entries_to_idx" ON "waiting_list_entries" USING btree ("to_date") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_list_entries_user_idx" ON "waiting_list_entries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_person_idx" ON "waiting_list_entries" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_appointment_idx" ON "waiting_list_entries" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_hospital_idx" ON "waiting_list_entries" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_doctor_idx" ON "waiting_list_entries" USING btree ("doctor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_offers_entry_key" ON "waiting_list_offers" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_expires_idx" ON "waiting_list_offers" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "waiting_list_offers_doctor_idx" ON "waiting_list_offers" USING btree ("doctor_id","starts_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "waiting_list_offers_hospital_idx" ON "waiting_list_offers" USING btree ("hospital_id","starts_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "waiting_list_offers_service_idx" ON "waiting_list_offers" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "quote_acceptances_recipient_idx" ON "quote_acceptances" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "quote_acceptances_quote_idx" ON "quote_acceptances" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "quote_acceptances_appointment_idx" ON "quote_acceptances" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "quote_charge_lines_line_idx" ON "quote_charge_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "quote_charges_recorded_by_idx" ON "quote_charges" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "quote_charges_disputed_idx" ON "quote_charges" USING btree ("recipient_id") WHERE agreed = false;--> statement-breakpoint
CREATE INDEX "quote_settlements_settled_by_idx" ON "quote_settlements" USING btree ("settled_by");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_attachments_storage_name_key" ON "quote_attachments" USING btree ("storage_name");--> statement-breakpoint
CREATE INDEX "quote_attachments_recipient_idx" ON "quote_attachments" USING btree ("recipient_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_files_storage_name_key" ON "quote_files" USING btree ("storage_name");--> statement-breakpoint
CREATE INDEX "quote_files_request_idx" ON "quote_files" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_files_uploader_idx" ON "quote_files" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "quote_links_request_idx" ON "quote_links" USING btree ("request_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_questions_open_key" ON "quote_questions" USING btree ("recipient_id") WHERE answered_at is null and asker = 'hospital';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_questions_point_key" ON "quote_questions" USING btree ("recipient_id","point") WHERE answered_at is null and point is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_questions_topic_key" ON "quote_questions" USING btree ("recipient_id","topic") WHERE answered_at is null and topic is not null;--> statement-breakpoint
CREATE INDEX "quote_questions_recipient_idx" ON "quote_questions" USING btree ("recipient_id","asked_at");--> statement-breakpoint
CREATE INDEX "quote_questions_asked_by_idx" ON "quote_questions" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "quote_questions_answered_by_idx" ON "quote_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_templates_name_key" ON "quote_templates" USING btree ("hospital_id","treatment_id",lower("name"));--> statement-breakpoint
CREATE INDEX "limits_ends_idx" ON "limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "changes_topic_index" ON "changes" USING btree ("topic","xid");--> statement-breakpoint
CREATE INDEX "next_free_times_soonest_idx" ON "next_free_times" USING btree ("at","rating_key" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"id");