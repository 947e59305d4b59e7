import { ratingAspects, type Stars } from '../product/product.ts';

/** All stars of a rating, 4 to 20. */
export const sumOfStars = (stars: Stars): number => ratingAspects.reduce((sum, aspect) => sum + stars[aspect], 0);

/** The mean of so many ratings, as it is shown: one digit behind the point; 0 where there is none. */
export const meanOfStars = (sum: number, count: number): number =>
	count === 0 ? 0 : Math.round((sum / ratingAspects.length / count) * 10) / 10;

/** Under how many stars it is counted and filtered: the mean, halves upwards. */
export const wholeStars = (stars: Stars): number => Math.round(sumOfStars(stars) / ratingAspects.length);
