import { meanOfStars } from '#domain/rating/star-count.ts';

/** How well something is rated, by the sum of all its stars. */
export const ratingOf = (stars: number, count: number) => ({ average: meanOfStars(stars, count), count });
