type Days = { from: string; to: string };

/** Whether two spans of calendar days share a day; both ends belong to them. ISO dates compare as text. */
export const sharesDay = (one: Days, other: Days): boolean => one.from <= other.to && other.from <= one.to;
