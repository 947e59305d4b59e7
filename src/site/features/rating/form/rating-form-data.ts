import type { ratingEndpoints } from '#contract/api/rating.ts';
import type { OutputOf } from '#contract/endpoint.ts';

/** What the form is told before it is filled in. */
export type RatingFormData = OutputOf<(typeof ratingEndpoints)['GET /api/ratings/form']>;
