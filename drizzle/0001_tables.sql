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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_document_check" CHECK ("document" in ('terms', 'privacy'))
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
	"revoked_at" timestamp (3) with time zone
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
	CONSTRAINT "users_role_check" CHECK ("role" in ('user', 'hospital', 'admin')),
	CONSTRAINT "users_status_check" CHECK ("status" in ('active', 'inactive', 'suspended')),
	CONSTRAINT "users_hospital_check" CHECK (("users"."role" = 'hospital') = ("users"."hospital_id" is not null)),
	CONSTRAINT "users_hospital_role_check" CHECK (("users"."role" = 'hospital') = ("users"."hospital_role" is not null)),
	CONSTRAINT "users_hospital_role_values_check" CHECK ("hospital_role" in ('owner', 'coordinator', 'viewer')),
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
	CONSTRAINT "imports_kind_check" CHECK ("kind" in ('hospital', 'doctor', 'health_service', 'doctor_service')),
	CONSTRAINT "imports_state_check" CHECK ("state" in ('checking', 'ready', 'running', 'done', 'cancelled', 'failed'))
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_services_pkey" PRIMARY KEY("doctor_id","service_id"),
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
	"experience_years" smallint DEFAULT 0 NOT NULL,
	"languages_spoken" text[] DEFAULT '{}'::text[] NOT NULL,
	"phone" text,
	"email" text,
	"website" text,
	"description" text,
	"profile_image_url" text,
	"profile_image_alt" text,
	"consultation_fee" numeric(10, 2),
	"currency" text DEFAULT 'USD' NOT NULL,
	"fee_usd" numeric(12, 2),
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
	CONSTRAINT "doctors_specialty_check" CHECK ("specialty" in ('Cardiology', 'Dermatology', 'Emergency Medicine', 'Family Medicine', 'Internal Medicine', 'Neurology', 'Oncology', 'Orthopedics', 'Pediatrics', 'Psychiatry', 'Radiology', 'Surgery', 'Dentistry', 'Ophthalmology', 'Obstetrics and Gynecology', 'Reproductive Medicine', 'Urology', 'Ear Nose and Throat', 'Plastic Surgery', 'Hair Restoration', 'Bariatric Surgery', 'Cardiovascular Surgery', 'Neurosurgery', 'Gastroenterology', 'Pulmonology', 'Endocrinology', 'Rheumatology', 'Nephrology', 'Hematology', 'Infectious Diseases', 'Physical Medicine and Rehabilitation', 'Other')),
	CONSTRAINT "doctors_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "doctors_experience_check" CHECK ("doctors"."experience_years" between 0 and 60),
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
	"is_procedure" boolean DEFAULT false NOT NULL,
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
	CONSTRAINT "health_services_duration_check" CHECK ("health_services"."duration" between 1 and 1440)
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_services_pkey" PRIMARY KEY("hospital_id","service_id"),
	CONSTRAINT "hospital_services_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "hospital_services_price_check" CHECK ("hospital_services"."price" >= 0 and ("hospital_services"."price" is null) = ("hospital_services"."currency" is null)),
	CONSTRAINT "hospital_services_on_request_check" CHECK (not ("hospital_services"."on_request" and "hospital_services"."price" is not null))
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
	CONSTRAINT "api_keys_key_hash_key" UNIQUE("key_hash"),
	CONSTRAINT "api_keys_scopes_check" CHECK (cardinality("api_keys"."scopes") > 0 and "api_keys"."scopes" <@ array['catalogue:read', 'profile:read', 'appointments:read', 'appointments:write', 'messages:read', 'messages:write', 'portal:read', 'portal:write']::text[]),
	CONSTRAINT "api_keys_name_check" CHECK (length("api_keys"."name") between 1 and 60)
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
	CONSTRAINT "webhook_endpoints_events_check" CHECK (cardinality("webhook_endpoints"."events") > 0 and "webhook_endpoints"."events" <@ array['appointment.booked', 'appointment.confirmed', 'appointment.rescheduled', 'appointment.cancelled', 'appointment.completed', 'message.created']::text[]),
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
	CONSTRAINT "appointment_events_kind_check" CHECK ("kind" in ('booked', 'status', 'rescheduled', 'doctor', 'notes', 'opened', 'no_show', 'proposed', 'accepted', 'declined', 'expired', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"hospital_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"doctor_id" uuid,
	"patient_id" uuid,
	"patient_first_name" text NOT NULL,
	"patient_last_name" text NOT NULL,
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
	"price" numeric(10, 2),
	"currency" text,
	"unread_messages" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_booking_id_key" UNIQUE("booking_id"),
	CONSTRAINT "appointments_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "appointments_price_check" CHECK ("appointments"."price" >= 0 and ("appointments"."price" is null) = ("appointments"."currency" is null)),
	CONSTRAINT "appointments_status_check" CHECK ("status" in ('pending', 'confirmed', 'completed', 'cancelled')),
	CONSTRAINT "appointments_duration_check" CHECK ("appointments"."duration_minutes" between 1 and 1440),
	CONSTRAINT "appointments_buffer_check" CHECK ("appointments"."buffer_minutes" between 0 and 480),
	CONSTRAINT "appointments_no_show_check" CHECK ("appointments"."no_show_at" is null or "appointments"."status" = 'cancelled'),
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
CREATE TABLE "favourites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hospital_id" uuid,
	"doctor_id" uuid,
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
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"proposed_by" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_proposals_state_check" CHECK ("state" in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "appointment_proposals_ended_check" CHECK (("appointment_proposals"."state" = 'open') = ("appointment_proposals"."ended_at" is null)),
	CONSTRAINT "appointment_proposals_duration_check" CHECK ("appointment_proposals"."duration_minutes" between 1 and 1440),
	CONSTRAINT "appointment_proposals_buffer_check" CHECK ("appointment_proposals"."buffer_minutes" between 0 and 480),
	CONSTRAINT "appointment_proposals_note_check" CHECK (length("appointment_proposals"."note") <= 1000)
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
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_digests" ADD CONSTRAINT "hospital_digests_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_created_idx" ON "audit_events" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_events_subject_idx" ON "audit_events" USING btree ("subject_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_actor_created_idx" ON "audit_events" USING btree ("actor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_reasons_subject_idx" ON "audit_reasons" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_idx" ON "one_time_tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_idx" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("available_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_sent_idx" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed_idx" ON "outbox" USING btree ("failed_at" DESC NULLS LAST) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_created_idx" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outbox_kind_idx" ON "outbox" USING btree ("kind","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outbox_unsent_idx" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"id") WHERE sent_at is not null and last_error is not null;--> statement-breakpoint
CREATE INDEX "outbox_user_idx" ON "outbox" USING btree ("user_id");--> statement-breakpoint
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
CREATE INDEX "import_rows_import_idx" ON "import_rows" USING btree ("import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "imports_created_idx" ON "imports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "imports_waiting_idx" ON "imports" USING btree ("created_at") WHERE state in ('checking', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "imports_running_key" ON "imports" USING btree ("kind") WHERE state = 'running';--> statement-breakpoint
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
CREATE INDEX "appointments_starts_idx" ON "appointments" USING btree ("starts_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "appointments_service_idx" ON "appointments" USING btree ("service_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_doctor_idx" ON "appointments" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_created_idx" ON "appointments" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_appointment_idx" ON "idempotency_keys" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "favourites_hospital_idx" ON "favourites" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "favourites_doctor_idx" ON "favourites" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "files_appointment_idx" ON "files" USING btree ("appointment_id","created_at");--> statement-breakpoint
CREATE INDEX "files_uploader_idx" ON "files" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "message_reads_appointment_idx" ON "message_reads" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "messages_appointment_idx" ON "messages" USING btree ("appointment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_sender_idx" ON "messages" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_proposals_open_key" ON "appointment_proposals" USING btree ("appointment_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_appointment_idx" ON "appointment_proposals" USING btree ("appointment_id","created_at");--> statement-breakpoint
CREATE INDEX "appointment_proposals_expires_idx" ON "appointment_proposals" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_doctor_idx" ON "appointment_proposals" USING btree ("doctor_id","starts_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_hospital_idx" ON "appointment_proposals" USING btree ("hospital_id","starts_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_proposed_by_idx" ON "appointment_proposals" USING btree ("proposed_by");--> statement-breakpoint
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
CREATE INDEX "limits_ends_idx" ON "limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "next_free_times_soonest_idx" ON "next_free_times" USING btree ("at","rating_key" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"id");