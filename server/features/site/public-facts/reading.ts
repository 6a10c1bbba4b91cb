import { count, desc, eq, isNull } from 'drizzle-orm'
import { dateIn } from '#domain/availability.ts'
import { findProvince } from '#domain/places.ts'
import type { Context } from '#server/context.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { reviews } from '#server/features/visits/reviews/table.ts'
import type { PublicFacts } from './record.ts'

/**
 * Counts the numbers for the pages about the product. The pages are cached, so the counts are not.
 */
export async function getPublicFacts({ read: db, clock }: Context): Promise<PublicFacts> {
  const [cities, listedDoctors, activeServices, shownReviews] = await Promise.all([
    db
      .select({ name: hospitals.city, hospitals: count() })
      .from(hospitals)
      .where(eq(hospitals.isActive, true))
      .groupBy(hospitals.city)
      .orderBy(desc(count()), hospitals.city),
    db.$count(doctors, eq(doctors.isListed, true)),
    db.$count(healthServices, eq(healthServices.isActive, true)),
    db.$count(reviews, isNull(reviews.hiddenAt)),
  ])
  const provinces = cities.filter(({ name }) => findProvince(name))
  return {
    hospitals: cities.reduce((sum, city) => sum + city.hospitals, 0),
    doctors: listedDoctors,
    services: activeServices,
    reviews: shownReviews,
    provinces,
    countedOn: dateIn(clock()),
  }
}
