UPDATE "settings" SET "value" = ("value" - 'open' - 'openUnconfirmed')
    || jsonb_strip_nulls(jsonb_build_object('upcoming', "value" -> 'open', 'upcomingUnconfirmed', "value" -> 'openUnconfirmed'))
  WHERE "key" = 'bookingLimits';
