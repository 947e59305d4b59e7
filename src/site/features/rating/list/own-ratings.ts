import type { ratingEndpoints } from '#contract/api/rating.ts';
import type { OutputOf } from '#contract/endpoint.ts';

/** A page of what a member has rated, with what they can rate. */
export type OwnRatings = OutputOf<(typeof ratingEndpoints)['GET /api/ratings/mine']>;
