/** Published at once, but for health, whose ratings wait for moderation; hidden by an operator, with a reason. */
export const ratingStatuses = ['in-moderation', 'published', 'hidden'] as const;
export type RatingStatus = (typeof ratingStatuses)[number];
