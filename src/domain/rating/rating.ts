/** Published at once, but for health, whose ratings wait for moderation; hidden by an operator, with a reason. */
export const ratingStatuses = ['in-moderation', 'published', 'hidden'] as const;
export type RatingStatus = (typeof ratingStatuses)[number];

/** A line is no rating; a text as long as any other on the site. */
export const ratingTextLength = { min: 20, max: 5_000 } as const;

export const mostRatingPictures = 5;

/** Why somebody finds a rating wrong. A code and no words: whoever moderates reads another language. */
export const reportReasons = ['offensive', 'private', 'advertising', 'untrue', 'health', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** In which order ratings can be read. */
export const ratingSorts = ['newest', 'best', 'lowest'] as const;
export type RatingSort = (typeof ratingSorts)[number];

/** What waits for an operator, and what one has hidden. */
export const ratingQueues = ['open', 'hidden'] as const;
export type RatingQueue = (typeof ratingQueues)[number];
